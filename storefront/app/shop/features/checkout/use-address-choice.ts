import type { SavedAddress } from "@strive/backend/contracts/saved-addresses";
import { phoneText } from "@strive/backend/contracts/phone";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSessionState } from "~/lib/account-atoms";
import { ownAddressesQuery } from "~/shop/addresses/own-addresses";
import type { FieldName } from "./shipping-form";
import type { ShippingFormState } from "./use-shipping-form";

/** In the place of an address's id: it is typed. */
export const ANOTHER = "";
/** As many as an account keeps. */
const MOST = 10;

/** Those that say where. */
const PLACE_FIELDS = ["district", "city", "delivery_address", "landmark"] as const;

/** Those of one address. */
const ADDRESS_FIELDS = ["firstname", "lastname", "phone", ...PLACE_FIELDS] as const;

type Values = ShippingFormState["values"];
type Filled = Partial<Record<FieldName, string>>;

const NOWHERE: Filled = { district: "", city: "", delivery_address: "", landmark: "" };

/** What stands in the form of it. */
const filledOf = (values: Values): Filled =>
  Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, values[name]]));

const filledFrom = (address: SavedAddress): Filled => ({
  firstname: address.firstname,
  lastname: address.lastname,
  phone: phoneText(address.phone),
  district: address.district,
  city: address.city,
  delivery_address: address.delivery_address,
  landmark: address.landmark ?? "",
});

const hasPlace = (values: Values): boolean =>
  values.pin !== null || PLACE_FIELDS.some((name) => values[name].trim() !== "");

const isAt = (address: SavedAddress, values: Values): boolean => {
  const filled = filledFrom(address);
  return Object.entries(filled).every(([name, text]) => values[name as FieldName].trim() === text);
};

/** What the account knows of the fields: an address may say otherwise. */
export type Known = ReadonlyArray<readonly [FieldName, string]>;

/** Which of the shopper's addresses the order goes to. Who keeps none types one. */
export function useAddressChoice(form: ShippingFormState, knownFields: Known) {
  const { user } = useSessionState();
  const isCustomer = user?.role === "user";
  const query = useQuery({ ...ownAddressesQuery(user?.id ?? ""), enabled: isCustomer });
  const addresses = isCustomer ? (query.data ?? []) : [];
  const [choice, setChoice] = useState<{ userId: string; id: string } | null>(null);
  /** What was typed as another one, for whoever looks at a saved one in between. */
  const typed = useRef<{ filled: Filled; pin: Values["pin"] }>({ filled: NOWHERE, pin: null });
  const [isKept, setIsKept] = useState(false);
  const { hook, values, change, setError } = form;
  const isReady = isCustomer && query.data !== undefined;
  const isThere = (id: string) => id === ANOTHER || addresses.some((one) => one.id === id);
  /** Null: not decided yet, or by somebody else, or it is gone. */
  const chosen = choice?.userId === user?.id && choice && isThere(choice.id) ? choice.id : null;

  useEffect(() => {
    if (!isReady || user === null || chosen !== null) return;
    const settle = (id: string) => setChoice({ userId: user.id, id });
    const now = hook.getValues();
    const [first] = addresses;
    const same = addresses.find((address) => isAt(address, now));
    if (same !== undefined || first === undefined || hasPlace(now)) {
      settle(same?.id ?? ANOTHER);
      return;
    }
    // As with what the account knows: kept in the tab with the first thing that is typed.
    const known = new Map(knownFields);
    for (const [name, text] of Object.entries(filledFrom(first)) as Array<[FieldName, string]>) {
      if (now[name] === "" || now[name] === known.get(name)) hook.setValue(name, text);
    }
    hook.setValue("pin", first.pin);
    settle(first.id);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each account, and when an address is gone
  }, [isReady, user?.id, query.data]);

  const fill = (filled: Filled) => {
    for (const [name, text] of Object.entries(filled) as Array<[FieldName, string]>) {
      change(name, text);
    }
  };
  const choose = (id: string) => {
    const address = addresses.find((one) => one.id === id);
    if (chosen === ANOTHER && id !== ANOTHER) {
      typed.current = { filled: filledOf(values), pin: values.pin };
    }
    setChoice({ userId: user?.id ?? "", id });
    fill(address === undefined ? typed.current.filled : filledFrom(address));
    change("pin", address === undefined ? typed.current.pin : address.pin);
    for (const name of PLACE_FIELDS) setError(name, undefined);
  };
  const isFaulty = [
    ...PLACE_FIELDS,
    "firstname" as const,
    "lastname" as const,
    "pin" as const,
  ].some((name) => form.errorOf(name) !== undefined);
  const isTyped = chosen === null || chosen === ANOTHER;
  return {
    addresses,
    chosen: chosen ?? ANOTHER,
    choose,
    /** Nobody knows yet whether there is something to choose from. */
    isLoading: isCustomer && query.isLoading && !hasPlace(values),
    /** They could not be loaded; again on `retry`. */
    isFailed: isCustomer && query.data === undefined && query.isError,
    retry: () => void query.refetch(),
    /** The fields are shown: it is typed, or something about it is wrong. */
    isOpen: isTyped || isFaulty,
    /** What is typed may be kept in the account. */
    canKeep: isReady && isTyped && addresses.length < MOST,
    isKept,
    setIsKept,
  };
}
export type AddressChoice = ReturnType<typeof useAddressChoice>;
