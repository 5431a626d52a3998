import { useEffect, useState, type KeyboardEvent } from "react";
import { PageTitle } from "~/admin/shell/page-title";
import { adminPaths } from "~/admin/shell/paths";
import { timeText } from "~/lib/order-words";
import { useSession } from "~/lib/session";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Form } from "~/ui/form";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-new-order";
import { BuyerPanel } from "./buyer-panel";
import { isBlank } from "./draft";
import { storedDraft, type KeptDraft } from "./kept-draft";
import { PaymentPanel } from "./payment-panel";
import { PlacedView } from "./placed-view";
import { ProductsPanel } from "./products-panel";
import { TotalPanel } from "./total-panel";
import { useNewOrder, type NewOrder, type Placed } from "./use-new-order";

/** What is on the device, and the way to start again. */
function DraftState({ order }: { order: NewOrder }) {
  const [isAsking, setIsAsking] = useState(false);
  const { savedAt, values, isBusy } = order;
  if (isBlank(values)) return null;
  return (
    <>
      <p className="text-[14px] text-ink-2">
        {savedAt === null ? words.draftNotSaved : words.draftSaved(timeText(savedAt))}
      </p>
      <Button tone="line" size="sm" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {words.clear}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        question={words.clearQuestion}
        help={words.clearHelp}
        cancelLabel={words.keepDraft}
        confirmLabel={words.clear}
        onConfirm={() => {
          order.clear();
          return Promise.resolve();
        }}
        failureText={() => words.notPlaced}
      />
    </>
  );
}

/** Enter in a field is the end of a word here, not of an order: only the button places it. */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

interface EntryProps {
  userId: string;
  kept: KeptDraft | null;
  onPlaced: (placed: Placed) => void;
}

function Entry(props: EntryProps) {
  const order = useNewOrder(props);
  return (
    <>
      <PageTitle actions={<DraftState order={order} />}>{words.title}</PageTitle>
      <Form
        {...order.form}
        aria-label={words.formLabel}
        onKeyDown={keepFromSending}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_372px]"
      >
        <div className="grid min-w-0 gap-4">
          <ProductsPanel order={order} />
          <BuyerPanel order={order} />
        </div>
        <div className="grid min-w-0 gap-4">
          <TotalPanel order={order} />
          <PaymentPanel order={order} />
        </div>
      </Form>
    </>
  );
}

type Reading = { state: "reading" | "failed" } | { state: "read"; kept: KeptDraft | null };

/** What the device holds of this user, once the rules it is read by are here. */
function useKept(userId: string): Reading {
  const [reading, setReading] = useState<Reading>({ state: "reading" });
  useEffect(() => {
    let isGone = false;
    const show = (next: Reading) => {
      if (!isGone) setReading(next);
    };
    import("./draft-rules").then(
      ({ draftIn }) => show({ state: "read", kept: draftIn(storedDraft(), userId) }),
      () => show({ state: "failed" }),
    );
    return () => {
      isGone = true;
    };
  }, [userId]);
  return reading;
}

function Desk({ userId }: { userId: string }) {
  const reading = useKept(userId);
  const [placed, setPlaced] = useState<Placed | null>(null);
  /** Counts the orders: each begins with an empty form. */
  const [turn, setTurn] = useState(0);
  if (placed !== null) {
    return (
      <>
        <PageTitle>{words.title}</PageTitle>
        <PlacedView
          placed={placed}
          onNew={() => {
            setPlaced(null);
            setTurn(turn + 1);
          }}
        />
      </>
    );
  }
  if (reading.state === "read") {
    const kept = turn === 0 ? reading.kept : null;
    return <Entry key={turn} userId={userId} kept={kept} onPlaced={setPlaced} />;
  }
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {reading.state === "failed" ? (
        <LoadError text={words.notOpened} onRetry={() => window.location.reload()} />
      ) : (
        <div role="status">
          <span className="sr-only">{words.loadingDraft}</span>
          <Skeleton className="h-[320px]" />
        </div>
      )}
    </>
  );
}

/** `/admin/orders/new`: an order that staff enter for somebody, as told in a chat, on the phone or in the shop. */
export function NewOrderScreen() {
  const { user } = useSession();
  return (
    <>
      <BackLink to={adminPaths.orders()}>{words.orders}</BackLink>
      {user !== null && <Desk key={user._id} userId={user._id} />}
    </>
  );
}
