import type { Drop } from "@strive/backend/contracts/drops";
import { useEffect, type ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useSiteName } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { usePageQuery } from "~/lib/query";
import { dropQuery } from "~/shop/drop/drop-calls";
import { momentText, untilText } from "~/shop/drop/drop-moment";
import { clockText } from "~/shop/drop/use-clock";
import { usePlace } from "~/shop/drop/use-place";
import { PAGE } from "~/shop/page-header";
import { PageWaiting } from "~/shop/page-waiting";
import { CardGrid } from "~/shop/product-card/card-grid";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import * as words from "~/words/drops";

interface ToldProps {
  /** What is read first. */
  title: string;
  clock?: string;
  help?: string;
  children?: ReactNode;
}

const Told = ({ title, clock, help, children }: ToldProps) => (
  <>
    <p className="title-2">{title}</p>
    {clock !== undefined && (
      <p role="timer" className="text-[34px] leading-none font-bold font-stretch-[115%]">
        {clock}
      </p>
    )}
    {help !== undefined && <p className="max-w-[52ch] text-ink-2">{help}</p>}
    {children}
  </>
);

type Place = ReturnType<typeof usePlace>;

function Waiting({ drop, place }: { drop: Drop; place: Place }) {
  const { now, hasTicket, clock, come } = place;
  return (
    <Told
      title={words.onSaleFrom(momentText(now.opens_at))}
      {...(clock !== null && { clock: untilText(Math.max(0, Date.parse(now.opens_at) - clock)) })}
      help={drop.has_queue ? (hasTicket ? words.isWaiting : words.waitHelp) : words.noQueueHelp}
    >
      {drop.has_queue && hasTicket === false && <Button onClick={come}>{words.wait}</Button>}
      {drop.has_queue && hasTicket && <p className="text-ink-2">{words.keepHelp}</p>}
      {now.places > 0 && <p>{words.waitingCount(now.places)}</p>}
    </Told>
  );
}

/** Who has a place, from the opening on. */
function Placed({ place }: { place: Place }) {
  const { now, mine, clock, come } = place;
  if (mine === null) return <Told title={words.takingPlace} />;
  if (mine.is_used) return <Told title={words.ordered} />;
  if (mine.place === null) return <Told title={words.drawing} help={words.keepHelp} />;
  const turnMs =
    mine.turn_until === null || clock === null ? null : Date.parse(mine.turn_until) - clock;
  if (turnMs !== null && turnMs > 0) {
    return (
      <Told
        title={words.yourTurn}
        clock={words.timeLeft(clockText(turnMs))}
        help={words.chooseBelow}
      />
    );
  }
  if (turnMs !== null) {
    return (
      <Told title={words.turnOver} help={words.turnOverHelp}>
        <Button onClick={come}>{words.newPlace}</Button>
      </Told>
    );
  }
  return (
    <Told
      title={words.place(mine.place)}
      clock={words.before(Math.max(0, mine.place - now.admitted - 1))}
      help={words.keepHelp}
    />
  );
}

function Status({ drop, place }: { drop: Drop; place: Place }) {
  const { now, mine, hasTicket, isFailing, come } = place;
  const isOpen =
    place.clock === null ? now.state !== "soon" : Date.parse(now.opens_at) <= place.clock;
  if (now.state === "over") return <Told title={words.isOver} help={words.isOverHelp} />;
  if (!isOpen) return <Waiting drop={drop} place={place} />;
  const hasTurn = mine !== null && (mine.turn_until !== null || mine.is_used);
  return (
    <>
      {now.state === "sold_out" && !hasTurn ? (
        <Told title={words.soldOut} help={drop.has_queue ? words.soldOutHelp : undefined} />
      ) : (
        <>
          {!drop.has_queue && <Told title={words.isOpen} />}
          {drop.has_queue && hasTicket === false && (
            <Told
              title={words.isOpen}
              help={words.queueHelp(drop.pieces_per_order, drop.turn_minutes)}
            >
              <Button onClick={come}>{words.takePlace}</Button>
            </Told>
          )}
          {drop.has_queue && hasTicket && <Placed place={place} />}
          <p>{words.left(now.left)}</p>
        </>
      )}
      {isFailing && (
        <p className="text-danger">{mine === null ? words.notTaken : words.notHeard}</p>
      )}
    </>
  );
}

function Shown({ drop }: { drop: Drop }) {
  const place = usePlace(drop);
  const title = words.pageTitle(drop.title, useSiteName());
  // After a navigation in the browser the head was made before the drop was loaded.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <div className="grid gap-5 border-b border-ink pt-8 pb-[22px]">
        <h1 className="title-1">{drop.title}</h1>
        <section
          aria-label={words.status}
          aria-live="polite"
          className="grid justify-items-start gap-3"
        >
          <Status drop={drop} place={place} />
        </section>
      </div>
      <h2 className="title-2 pt-8">{words.products}</h2>
      <CardGrid products={drop.products} />
    </>
  );
}

/** `/drops/:handle`: what is sold from a moment on, and the queue for it. */
export default function DropScreen() {
  const { handle = "" } = useParams();
  const { data, error, retry } = usePageQuery(dropQuery(handle));
  return (
    <div className={PAGE}>
      {data && <Shown drop={data} />}
      {data === null && (
        <EmptyState
          level={1}
          title={words.notFound}
          help={words.notFoundHelp}
          action={<ButtonLink to={paths.home()}>{words.goToShop}</ButtonLink>}
        />
      )}
      {data === undefined && (
        <PageWaiting
          title={words.anyTitle}
          loading={words.loading}
          failed={words.failed}
          error={error}
          onRetry={retry}
        />
      )}
    </div>
  );
}
