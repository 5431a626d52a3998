import { useSessionState } from "~/lib/account-atoms";
import { useKeptLink } from "~/lib/shared-list-atoms";
import { useWishlist, useWishlistReady } from "~/lib/wishlist-atoms";
import type { WishlistItem } from "~/lib/wishlist-rules";
import { SUMMARY_BOX } from "~/shop/order-summary/order-summary";
import { KeptScreen, type FilledProps } from "~/shop/kept-list/kept-screen";
import { LatePart } from "~/shop/late-part";
import { TWO_COLUMNS } from "~/shop/page-header";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { LoadError, Message } from "~/ui/message";
import { Price } from "~/ui/price";
import * as checkWords from "~/words/line-check";
import * as words from "~/words/wishlist";
import { useChangeWishes, type PlacedWish } from "./use-change-wishes";
import { type StayedWish, useMoveToCart } from "./use-move-to-cart";
import { useWishChecks } from "./use-wish-checks";
import { WishRow } from "./wish-row";

/** What did not go into the cart, and why. */
function StayedNotice({ stayed }: { stayed: readonly StayedWish[] }) {
  if (stayed.length === 0) return null;
  return (
    <div className="pt-5">
      <Message tone="danger" className="items-start">
        {words.stayed(stayed.length)}
        {stayed.map(({ id, name, reason }) => (
          <span key={id} className="mt-1 block font-medium">
            {words.reasonOf(name, reason)}
          </span>
        ))}
      </Message>
    </div>
  );
}

interface SummaryProps {
  items: readonly WishlistItem[];
  isBusy: boolean;
  onMoveAll: () => void;
}

function Summary({ items, isBusy, onMoveAll }: SummaryProps) {
  const totalRwf = items.reduce((sum, { price }) => sum + price, 0);
  return (
    <section aria-label={words.summary} className={cx(SUMMARY_BOX, "lg:mt-6")}>
      <dl className="flex flex-wrap justify-between gap-x-3 text-[19px] font-bold">
        <dt>{words.total}</dt>
        <dd>
          <Price amountRwf={totalRwf} />
        </dd>
      </dl>
      <Button isFull className="mt-5" disabled={isBusy} onClick={onMoveAll}>
        {words.moveAll}
      </Button>
    </section>
  );
}

function FilledWishlist({ onSettled }: FilledProps) {
  const items = useWishlist();
  const checks = useWishChecks(items);
  const { remove, acceptPrice } = useChangeWishes();
  const { moveToCart, isBusy, stayed, forgetStayed } = useMoveToCart(checks);

  const move = async (wishes: readonly PlacedWish[]) => {
    const movedCount = await moveToCart(wishes);
    if (movedCount > 0) onSettled();
  };
  /** The shopper changed the list: clears the messages about it. */
  const settle = (step: () => void) => {
    step();
    forgetStayed();
    onSettled();
  };
  return (
    <div className={TWO_COLUMNS}>
      <div>
        {checks.isFailed && (
          <div className="pt-5">
            <LoadError text={checkWords.unchecked} onRetry={checks.retry} />
          </div>
        )}
        <StayedNotice stayed={stayed.filter(({ id }) => items.some((item) => item.id === id))} />
        <ul>
          {items.map((item, at) => (
            <WishRow
              key={item.id}
              item={item}
              check={checks.of(item)}
              isGiftCard={checks.isGiftCard(item)}
              isBusy={isBusy}
              onMove={() => void move([{ item, at }])}
              onRemove={() => settle(() => remove({ item, at }))}
              onUpdate={(priceRwf) => settle(() => acceptPrice(item, priceRwf))}
            />
          ))}
        </ul>
      </div>
      {items.length > 1 && (
        <Summary
          items={items}
          isBusy={isBusy}
          onMoveAll={() => void move(items.map((item, at) => ({ item, at })))}
        />
      )}
    </div>
  );
}

const loadAlerts = () => import("./own-alerts");
const loadShare = () => import("./share-wishlist");

/** `/wishlist`: the wishlist kept in this browser. */
export function WishlistScreen() {
  const { user, status } = useSessionState();
  const count = useWishlist().length;
  const kept = useKeptLink();
  return (
    <KeptScreen
      title={words.title}
      loading={words.loading}
      empty={words.empty}
      isReady={useWishlistReady()}
      count={count}
      Filled={FilledWishlist}
      below={
        <>
          {status !== "loading" && (count > 0 || kept !== null || user !== null) && (
            <LatePart load={loadShare} loading={null}>
              {({ ShareWishlist }) => <ShareWishlist user={user} />}
            </LatePart>
          )}
          {user !== null && user.role !== "admin" && (
            <LatePart load={loadAlerts} loading={null}>
              {({ OwnAlerts }) => <OwnAlerts user={user} />}
            </LatePart>
          )}
        </>
      }
    />
  );
}
