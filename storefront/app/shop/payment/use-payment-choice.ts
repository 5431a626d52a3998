import type { PaymentMethod, WalletNetwork } from "@strive/backend/contracts/payments";
import { walletOf } from "@strive/backend/contracts/wallet-network";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { PaymentChoice } from "~/shop/orders/api";
import * as words from "~/words/payment";
import type { WantedPayment } from "./kept-payment";
import { paymentMethodsQuery } from "./payment-methods";

/** What to type, by whose wallets can pay. */
function wantedNumber(networks: readonly WalletNetwork[]): string {
  if (networks.length > 1) return words.notWallet;
  return networks[0] === "Airtel" ? words.notAirtel : words.notMtn;
}

interface ChoiceOptions {
  /** The payment box, for whatever in it needs the focus. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** Where the order goes; null while nobody knows. */
  district: string | null;
  /** One comes, and could take the money; nobody does for gift cards, or what is collected. */
  hasRider: boolean;
  /** The phone of the delivery: most people pay with the number they are called on. */
  phone: string;
  start: WantedPayment;
  onChange?: (wanted: WantedPayment) => void;
}

/** The payment box's state: the offered methods, the chosen one, and the wallet's number. */
export function usePaymentChoice(options: ChoiceOptions) {
  const { boxRef, district, hasRider, phone, start, onChange } = options;
  const query = useQuery({
    ...paymentMethodsQuery(district),
    // Another district may offer another list; until it is here nothing jumps.
    placeholderData: keepPreviousData,
  });
  const [wanted, setWanted] = useState(start);
  /** What was wrong, and with which number: another one may come from the delivery's phone, too. */
  const [refused, setRefused] = useState<{ wallet: string; problem: string } | null>(null);
  const methods = (query.data ?? []).filter(({ method }) => hasRider || method !== "cod");
  const open = methods.filter(({ unavailable }) => unavailable === null);
  const chosen = open.find((one) => one.method === wanted.method) ?? open[0];
  const method = chosen?.method ?? null;
  const wallet = wanted.wallet ?? phone.trim();
  const networks = chosen?.networks ?? ["MTN"];
  const read = walletOf(wallet, networks, wanted.network);

  const change = (next: WantedPayment) => {
    setWanted(next);
    setRefused(null);
    onChange?.(next);
  };
  const focus = (selector: string) => {
    const control = boxRef.current?.querySelector<HTMLElement>(selector);
    (control ?? boxRef.current)?.focus();
  };
  /** What to pay with, or null after showing why not. `isFirst`: nothing before it took the focus. */
  const check = (isFirst = true): PaymentChoice | null => {
    if (method === null) {
      if (isFirst) focus("button");
      return null;
    }
    if (method !== "momo") return { method };
    if (read.network !== null) {
      const { phone, network } = read;
      return { method, phone, ...(wanted.network !== null && { network }) };
    }
    const problem = read.phone === null ? read.problem : wantedNumber(networks);
    flushSync(() => setRefused({ wallet, problem }));
    if (isFirst) focus("input[type=tel]");
    return null;
  };
  return {
    methods,
    method,
    wallet,
    /** Whose wallet is asked; null where the number is of none that can pay. */
    network: method === "momo" ? read.network : null,
    /** Where else its owner may have moved the number; null: nowhere that can pay. */
    otherNetwork: networks.find((one) => one !== read.network) ?? null,
    walletError: refused?.wallet === wallet ? refused.problem : undefined,
    isPending: query.isPending,
    /** Why there are no methods to choose from, or null. */
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    choose: (next: PaymentMethod) => change({ ...wanted, method: next }),
    /** The number in another form is the same wallet; another number is guessed anew. */
    typeWallet: (next: string) =>
      change({
        ...wanted,
        wallet: next,
        network: walletOf(next, networks).phone === read.phone ? wanted.network : null,
      }),
    moveWallet: (network: WalletNetwork) => change({ ...wanted, network }),
    check,
  };
}

export type PaymentChoiceState = ReturnType<typeof usePaymentChoice>;
