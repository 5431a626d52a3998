import { Link } from "react-router-dom";
import { useCurrency } from "~/lib/currency";
import { paths } from "~/lib/paths";
import type { WishlistItem } from "~/lib/wishlist-rules";
import {
  KeptName,
  KeptRow,
  NOTICE_ACTION,
  RemoveButton,
  RowNotice,
  UpdateButton,
} from "~/shop/kept-list/kept-row";
import { GiftCardLine, VariantLine } from "~/shop/variant-line";
import { Button } from "~/ui/button";
import { Price } from "~/ui/price";
import * as words from "~/words/wishlist";
import { textOfWish, type WishCheck, type WishFinding } from "./wish-check";

interface WishRowProps {
  item: WishlistItem;
  /** Null until it has been checked. */
  check: WishCheck | null;
  isGiftCard: boolean;
  isBusy: boolean;
  onMove: () => void;
  onRemove: () => void;
  /** Accepts a changed price. */
  onUpdate: (priceRwf: number) => void;
}

/** The one step that settles a finding, where there is one. */
function FindingAction({
  item,
  finding,
  onUpdate,
}: Pick<WishRowProps, "item" | "onUpdate"> & { finding: WishFinding }) {
  if (finding.kind === "repriced") {
    return <UpdateButton name={item.name} onUpdate={() => onUpdate(finding.priceRwf)} />;
  }
  if (finding.kind === "variant-gone" || finding.kind === "variant-sold-out") {
    return (
      <Link
        to={paths.product(item.id)}
        aria-label={words.chooseFor(item.name)}
        className={NOTICE_ACTION}
      >
        {words.choose}
      </Link>
    );
  }
  return null;
}

function Finding({ item, finding, onUpdate }: Parameters<typeof FindingAction>[0]) {
  const { priceOf } = useCurrency();
  return (
    <RowNotice text={textOfWish(finding, item, priceOf)}>
      <FindingAction item={item} finding={finding} onUpdate={onUpdate} />
    </RowNotice>
  );
}

export function WishRow(props: WishRowProps) {
  const { item, check, isGiftCard, isBusy, onMove, onRemove, onUpdate } = props;
  const isStuck = check !== null && check.line === null;
  return (
    <KeptRow to={paths.product(item.id)} name={item.name} image={item.image}>
      <div className="grid content-start gap-1.5">
        <KeptName to={paths.product(item.id)} name={item.name} />
        {isGiftCard ? (
          <GiftCardLine amountRwf={item.price} />
        ) : (
          <VariantLine size={item.size} color={item.color} />
        )}
        <Price amountRwf={item.price} />
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-3">
          <Button
            tone="line"
            size="sm"
            aria-label={words.moveOf(item.name)}
            disabled={isBusy || isStuck}
            onClick={onMove}
          >
            {words.move}
          </Button>
          <RemoveButton name={item.name} onRemove={onRemove} />
        </div>
      </div>
      {check?.finding && <Finding item={item} finding={check.finding} onUpdate={onUpdate} />}
    </KeptRow>
  );
}
