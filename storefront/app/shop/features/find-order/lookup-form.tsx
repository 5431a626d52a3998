import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";
import { useForm } from "~/lib/form";
import { orderQuery } from "~/shop/orders/api";
import { confirmationPath, saveOrderAccess } from "~/shop/orders/order-access";
import { useIsMounted } from "~/lib/use-is-mounted";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as fields from "~/words/fields";
import * as words from "~/words/find-order";
import { lookUpOrder, type FoundOrder } from "./api";

const loadRules = () => import("./lookup-rules");

/** Keeps what opens the order in this tab, and goes to its page. */
function useOpenOrder() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return ({ access_token, ...order }: FoundOrder) => {
    saveOrderAccess(order.id, access_token);
    // It is here already: its page need not wait for it.
    queryClient.setQueryData(orderQuery(order.id, access_token).queryKey, order);
    void navigate(confirmationPath(order.id));
  };
}

function useLookup() {
  const open = useOpenOrder();
  const { user } = useSessionState();
  const lookup = useForm({
    start: { order_number: "", email: "" },
    rules: loadRules,
    check: (rules, values) => rules.checkLookup(values),
    send: lookUpOrder,
    onDone: (found) => {
      open(found);
      return undefined;
    },
    wordsOf: ({ status }) => (status === 404 ? words.noMatch : undefined),
  });
  const { change, values } = lookup;
  const email = user?.email ?? "";
  useEffect(() => {
    if (email !== "" && values.email === "") change("email", email);
    // oxlint-disable-next-line react/exhaustive-deps -- only when it is known who is here: what was typed by then stays
  }, [email]);
  return lookup;
}

export function LookupForm() {
  const { form, field, isBusy } = useLookup();
  const isMounted = useIsMounted();
  return (
    <Form {...form} aria-label={words.title} className="grid gap-y-4">
      <Field
        {...field("order_number")}
        label={words.orderNumber}
        hint={words.orderNumberHint}
        placeholder={words.orderNumberExample}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <Field
        {...field("email")}
        label={fields.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      {/* Sent by a page that is not alive yet, the address would stand in the next one's URL. */}
      <Button type="submit" disabled={isBusy || !isMounted} className="mt-1 justify-self-start">
        {isBusy ? words.finding : words.find}
      </Button>
    </Form>
  );
}
