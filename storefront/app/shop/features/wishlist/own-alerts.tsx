import type { User } from "@strive/backend/contracts/accounts";
import type { OwnAlert, OwnAlerts as Alerts, OwnReminder } from "@strive/backend/contracts/alerts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { failureText } from "~/lib/failure-text";
import { paths } from "~/lib/paths";
import { endAlert } from "~/shop/alerts/alert-calls";
import { shownContact as shown } from "~/shop/alerts/asked-note";
import { VariantLine } from "~/shop/variant-line";
import { LoadError, Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import { SwitchButton } from "~/ui/switch-button";
import * as words from "~/words/own-alerts";
import { choosePriceAlerts, ownAlertsQuery } from "./own-alerts-calls";

function Prices({ user, isOn }: { user: User; isOn: boolean }) {
  const client = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: choosePriceAlerts,
    onSuccess: (alerts) => client.setQueryData(ownAlertsQuery(user.id).queryKey, alerts),
  });
  return (
    <>
      <SwitchButton
        label={words.prices}
        help={words.pricesHelp(user.email)}
        isOn={isPending ? variables : isOn}
        onToggle={() => {
          if (!isPending) mutate(!isOn);
        }}
      />
      {error !== null && (
        <Message tone="danger">{`${words.notSaved}. ${failureText(error)}`}</Message>
      )}
    </>
  );
}

interface AskedRowProps {
  userId: string;
  asked: OwnAlert | OwnReminder;
  /** What the button ends. */
  name: string;
  children: ReactNode;
}

/** One thing that was asked for, and its end. */
function AskedRow({ userId, asked, name, children }: AskedRowProps) {
  const client = useQueryClient();
  const { queryKey } = ownAlertsQuery(userId);
  const { code, contact, toldAt } = asked;
  const without = <One extends { code: string }>(list: One[]) =>
    list.filter((one) => one.code !== code);
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: () => endAlert(code, "one"),
    onSuccess: () =>
      client.setQueryData(
        queryKey,
        (kept: Alerts | undefined) =>
          kept && { ...kept, stock: without(kept.stock), carts: without(kept.carts) },
      ),
  });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-2.5">
      <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        {children}
        <p className="text-[13.5px] text-ink-2">
          {toldAt === null ? words.to(shown(contact)) : words.told(shown(contact))}
        </p>
      </div>
      {toldAt === null && (
        <button
          type="button"
          disabled={isPending}
          aria-label={words.endOf(name)}
          onClick={() => mutate()}
          className="min-h-11 px-1 text-[14px] font-bold underline underline-offset-4"
        >
          {words.end}
        </button>
      )}
      {error !== null && (
        <Message tone="danger" className="col-span-full">
          {`${words.notEnded}. ${failureText(error)}`}
        </Message>
      )}
    </li>
  );
}

function AlertRow({ userId, alert }: { userId: string; alert: OwnAlert }) {
  const { product } = alert;
  const name = product?.name ?? words.goneProduct;
  return (
    <AskedRow userId={userId} asked={alert} name={name}>
      {product === null ? (
        <p className="text-[15px] text-ink-2">{name}</p>
      ) : (
        <>
          <Link to={paths.product(product.id)} className="text-[15px] font-strong hover:underline">
            {name}
          </Link>
          <VariantLine size={product.size} color={product.color} />
        </>
      )}
    </AskedRow>
  );
}

function Carts({ userId, carts }: { userId: string; carts: readonly OwnReminder[] }) {
  if (carts.length === 0) return null;
  return (
    <div className="pt-3">
      <h3 className="mb-3 text-[15px] font-strong">{words.carts}</h3>
      <ul>
        {carts.map((reminder) => (
          <AskedRow key={reminder.code} userId={userId} asked={reminder} name={words.cart}>
            <Link to={paths.cart()} className="text-[15px] font-strong hover:underline">
              {words.cart}
            </Link>
          </AskedRow>
        ))}
      </ul>
    </div>
  );
}

function Waiting({ userId, stock }: { userId: string; stock: readonly OwnAlert[] }) {
  if (stock.length === 0) return null;
  return (
    <div className="pt-3">
      <h3 className="text-[15px] font-strong">{words.waiting}</h3>
      <p className="mb-3 text-[13.5px] text-ink-2">{words.waitingHelp}</p>
      <ul>
        {stock.map((alert) => (
          <AlertRow key={alert.code} userId={userId} alert={alert} />
        ))}
      </ul>
    </div>
  );
}

function Content({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(ownAlertsQuery(user.id));
  if (data !== undefined) {
    return (
      <>
        <Prices user={user} isOn={data.prices} />
        <Waiting userId={user.id} stock={data.stock} />
        <Carts userId={user.id} carts={data.carts} />
      </>
    );
  }
  if (error !== null) return <LoadError text={words.failed} onRetry={() => void refetch()} />;
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-[68px]" />
    </div>
  );
}

/** What somebody with an account is told, and how it ends. */
export function OwnAlerts({ user }: { user: User }) {
  return (
    <section aria-label={words.title} className="mt-10 max-w-[760px] border-t border-line pt-6">
      <h2 className="title-3 mb-2">{words.title}</h2>
      <Content key={user.id} user={user} />
    </section>
  );
}
