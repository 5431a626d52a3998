import { phoneText } from "@strive/backend/contracts/phone";
import type { KnownBuyer } from "@strive/backend/contracts/staff-orders";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { FormPanel } from "~/admin/shell/form-panel";
import { SearchCombo } from "~/admin/shell/search-combo";
import { useSettled } from "~/lib/use-settled";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-new-order";
import { buyersQuery } from "./api";
import { ContactFields, DestinationFields } from "./buyer-fields";
import { NO_BUYER, type DraftValues } from "./draft";
import type { NewOrder } from "./use-new-order";

const SETTLE_MS = 250;
/** The contract's. */
const SHORTEST_SEARCH = 2;

const nameOf = ({ firstname, lastname }: Pick<DraftValues, "firstname" | "lastname">) =>
  `${firstname} ${lastname}`.trim();

const factsOf = ({ phone, email, orders }: Pick<DraftValues, "phone" | "email" | "orders">) =>
  [phone === "" ? email : phoneText(phone), words.orderCount(orders)]
    .filter((part) => part !== "")
    .join(" · ");

function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 flex-none place-items-center bg-ground-clay font-strong"
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}

/** The fields, filled with what is known of somebody. */
const filledBy = (buyer: KnownBuyer): Partial<DraftValues> => ({
  buyer: "known",
  user_id: buyer.user_id ?? "",
  orders: buyer.orders,
  firstname: buyer.firstname,
  lastname: buyer.lastname,
  phone: phoneText(buyer.phone),
  email: buyer.email,
  language: buyer.language,
  ...(buyer.address && { ...buyer.address, landmark: buyer.address.landmark ?? "" }),
});

function useBuyers(typed: string) {
  const wanted = typed.trim();
  const settled = useSettled(wanted, SETTLE_MS);
  const query = useAdminQuery({
    ...buyersQuery(settled),
    enabled: settled.length >= SHORTEST_SEARCH,
  });
  return wanted.length < SHORTEST_SEARCH
    ? null
    : { ...query, isOld: query.isOld || settled !== wanted };
}

function Search({ order }: { order: NewOrder }) {
  const [typed, setTyped] = useState("");
  const found = useBuyers(typed);
  return (
    <div className="grid gap-3">
      <SearchCombo
        label={words.searchBuyers}
        name="buyer"
        typed={typed}
        onType={setTyped}
        found={found}
        rowKey={(buyer) => [buyer.user_id, buyer.phone, buyer.email].join(" ")}
        row={(buyer) => (
          <div className="flex items-center gap-3">
            <Initial name={nameOf(buyer)} />
            <div className="min-w-0">
              <p className="leading-snug font-strong break-words">{nameOf(buyer)}</p>
              <p className="text-[13.5px] wrap-anywhere">{factsOf(buyer)}</p>
            </div>
          </div>
        )}
        onChoose={(buyer) => order.changeAll(filledBy(buyer))}
        none={words.noBuyers}
        countText={words.buyersFound}
        error={order.errorOf("buyer")}
      />
      <Button
        tone="line"
        size="sm"
        className="justify-self-start"
        onClick={() => order.changeAll({ buyer: "new" })}
      >
        {words.newCustomer}
      </Button>
    </div>
  );
}

function Known({ order }: { order: NewOrder }) {
  const { values, errorOf } = order;
  const [isEdited, setIsEdited] = useState(false);
  const isWrong = (["firstname", "lastname", "phone", "email"] as const).some(
    (name) => errorOf(name) !== undefined,
  );
  const error = errorOf("buyer");
  return (
    <>
      <div
        role="group"
        aria-label={nameOf(values)}
        data-field="buyer"
        tabIndex={-1}
        className="mb-4 grid gap-3 outline-none"
      >
        <div className="flex items-center gap-3.5">
          <Initial name={nameOf(values)} />
          <div className="min-w-0">
            <p className="font-strong break-words">{nameOf(values)}</p>
            <p className="text-[14px] text-ink-2 wrap-anywhere">{factsOf(values)}</p>
          </div>
        </div>
        {error !== undefined && <Message tone="danger">{error}</Message>}
      </div>
      {isEdited || isWrong ? (
        <ContactFields order={order} />
      ) : (
        <button
          type="button"
          onClick={() => setIsEdited(true)}
          className="mb-3 inline-flex min-h-11 items-center text-[14px] font-strong underline underline-offset-4 hover:text-red"
        >
          {words.editContact}
        </button>
      )}
    </>
  );
}

/** Who it is for, and where it goes. */
export function BuyerPanel({ order }: { order: NewOrder }) {
  const { buyer } = order.values;
  return (
    <FormPanel title={words.customer} className="relative">
      {buyer !== "none" && (
        <button
          type="button"
          aria-label={words.changeCustomer}
          onClick={() => order.changeAll(NO_BUYER)}
          className="absolute top-2 right-5 inline-flex min-h-11 items-center text-[14px] font-strong underline underline-offset-4 hover:text-red"
        >
          {words.change}
        </button>
      )}
      {buyer === "none" && <Search order={order} />}
      {buyer === "known" && <Known order={order} />}
      {buyer === "new" && <ContactFields order={order} />}
      {buyer !== "none" && <DestinationFields order={order} />}
    </FormPanel>
  );
}
