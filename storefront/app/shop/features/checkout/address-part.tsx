import { useState, type ReactNode } from "react";
import { useSessionState } from "~/lib/account-atoms";
import { useLateCode } from "~/shop/use-late-code";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/checkout";
import { knownOf } from "./shipping-form";
import type { Keep } from "./use-keep-address";
import type { ShippingFormState } from "./use-shipping-form";

const loadChoice = () => import("./address-choice");

const Loading = () => (
  <div role="status">
    <span className="sr-only">{words.loadingAddresses}</span>
    <Skeleton className="h-[180px]" />
  </div>
);

interface AddressPartProps {
  form: ShippingFormState;
  /** What to do with the address once the order is placed; null: nothing. */
  onKeep: (keep: Keep | null) => void;
  /** The fields to type one. */
  children: ReactNode;
}

/** Where it goes: typed by guests; customers may choose. Their code is late, and without it they type as well. */
export function AddressPart({ form, onKeep, children }: AddressPartProps) {
  const { user } = useSessionState();
  const isCustomer = user?.role === "user";
  const [isMissed, setIsMissed] = useState(false);
  const code = useLateCode(loadChoice, isCustomer && !isMissed, () => setIsMissed(true));
  if (user === null || !isCustomer || isMissed) return children;
  if (code === null) return <Loading />;
  return (
    <code.OwnAddressChoice form={form} known={knownOf(user)} loading={<Loading />} onKeep={onKeep}>
      {children}
    </code.OwnAddressChoice>
  );
}
