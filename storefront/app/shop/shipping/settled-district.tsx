import { districtOf } from "@strive/backend/contracts/places";
import { useQuery } from "@tanstack/react-query";
import { DistrictField } from "~/ui/district-field";
import { deliveryTermsOf } from "./delivery-terms";
import { shippingQuery } from "./shipping-query";

interface SettledDistrictProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A district with what delivery there takes; one that was typed otherwise gets its name once it is left. */
export function SettledDistrict({ value, error, onChange }: SettledDistrictProps) {
  const { promise } = deliveryTermsOf(useQuery(shippingQuery()).data);
  return (
    <DistrictField
      value={value}
      error={error}
      hint={undefined}
      promise={promise}
      onChange={onChange}
      onLeave={() => {
        const district = districtOf(value);
        if (district !== null && district !== value) onChange(district);
      }}
    />
  );
}
