import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { useRef, useState, type ReactNode } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { NotLoaded } from "~/admin/shell/load-failed";
import { adminPaths } from "~/admin/shell/paths";
import { PageTitle } from "~/admin/shell/page-title";
import { BackLink } from "~/ui/back-link";
import * as words from "~/words/admin-discounts";
import { discountQuery } from "./api";
import { DiscountActions } from "./discount-actions";
import { OtherFacts, SoFar } from "./discount-facts";
import { DiscountForm } from "./discount-form";
import { titleOf } from "./discount-texts";
import { useAfterSave, useLeave } from "./use-after-save";
import { useDiscountForm } from "./use-discount-form";

interface HeadProps {
  title: string;
  actions?: ReactNode;
}

const Head = ({ title, actions }: HeadProps) => (
  <>
    <BackLink to={adminPaths.discounts()}>{words.title}</BackLink>
    <PageTitle actions={actions}>{title}</PageTitle>
  </>
);

/** @param discount null: a new one */
function Editor({ discount }: { discount: StaffDiscount | null }) {
  // As it was when the form opened: what is read later is for the facts beside it.
  const [saved] = useState(discount);
  const wantsCopy = useRef(false);
  const leave = useLeave();
  const { finish, dialog } = useAfterSave();
  const form = useDiscountForm({
    saved,
    onSaved: (after) => void finish(after, wantsCopy.current),
  });
  const actions =
    discount === null ? undefined : (
      <DiscountActions
        discount={discount}
        onDeleted={() => {
          form.release();
          leave();
        }}
      />
    );
  return (
    <>
      <Head title={discount === null ? words.add : titleOf(discount)} actions={actions} />
      <DiscountForm
        form={form}
        onPress={(wants) => {
          wantsCopy.current = wants;
        }}
      >
        {discount && <SoFar discount={discount} />}
      </DiscountForm>
      {form.leaveDialog}
      {dialog}
    </>
  );
}

function Other({ discount }: { discount: StaffDiscount }) {
  const leave = useLeave();
  return (
    <>
      <Head
        title={titleOf(discount)}
        actions={<DiscountActions discount={discount} onDeleted={leave} />}
      />
      <OtherFacts discount={discount} />
    </>
  );
}

const BACK = { to: adminPaths.discounts(), label: words.backToList };

export const NewDiscountScreen = () => <Editor discount={null} />;

/** A discount: to be changed, or to be read where this form can't say it. */
export function DiscountScreen({ id }: { id: string }) {
  const { data, error, retry } = useAdminQuery(discountQuery(id));
  if (data !== undefined) {
    return data.kind === "other" ? <Other discount={data} /> : <Editor key={id} discount={data} />;
  }
  return (
    <>
      <Head title={words.facts} />
      <NotLoaded
        error={error}
        loadingText={words.loadingOne}
        onRetry={retry}
        gone={words.gone}
        back={BACK}
      />
    </>
  );
}
