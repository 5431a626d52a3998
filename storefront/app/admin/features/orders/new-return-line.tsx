import type { OrderItem } from "@strive/backend/contracts/orders";
import type { ReturnReason } from "@strive/backend/contracts/returns";
import { optionsOf, REASON_NAMES } from "~/admin/returns/return-words";
import type { Article } from "~/lib/exchange-offer";
import { Picture } from "~/ui/picture";
import { Select } from "~/ui/select";
import * as words from "~/words/admin-returns";
import { itemText } from "./item-words";
import { exchangeOptions, isSoldOut, obstacleOf, type Cover } from "./new-return-exchange";
import type { ChosenLine, ReturnableLine } from "./new-return-lines";

const REASONS = [{ value: "", label: words.chooseReason }, ...optionsOf(REASON_NAMES)];

interface ExchangeProps {
  item: OrderItem;
  chosen: ChosenLine;
  article: Article;
  cover: Cover;
  onChoose: (choice: Partial<ChosenLine>) => void;
}

/** Another size or colour for it, where there is one. */
function Exchange({ item, chosen, article, cover, onChoose }: ExchangeProps) {
  const obstacle = obstacleOf(item, chosen, article, cover);
  // What is chosen stays there, until something else is.
  const isKept = chosen.exchange_for !== "";
  return (
    <>
      {obstacle !== null && <p className="col-span-full text-[14px] text-ink-2">{obstacle}</p>}
      {(obstacle === null || isKept) && (
        <Select
          label={words.exchangeOf(item.product_name)}
          value={chosen.exchange_for}
          options={exchangeOptions(item, chosen, article)}
          aria-invalid={isSoldOut(item, chosen, article) || undefined}
          onChange={({ target }) => onChoose({ exchange_for: target.value })}
          className="col-span-full"
        />
      )}
    </>
  );
}

interface LineProps {
  line: ReturnableLine;
  article: Article;
  chosen: ChosenLine;
  cover: Cover;
  /** The form said so. */
  isFaulty: boolean;
  onChoose: (choice: Partial<ChosenLine>) => void;
}

/** How many of a line come back, and once some do, why, and what the buyer gets for them. */
export function NewReturnLine(props: LineProps) {
  const { line, article, chosen, cover, isFaulty, onChoose } = props;
  const { item, most } = line;
  const name = item.product_name;
  const counts = Array.from({ length: most + 1 }, (_, at) => ({
    value: String(at),
    label: words.someOf(at, most),
  }));
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0">
      <Picture src={item.image} alt="" sizes="48px" className="aspect-4/5 w-12" />
      <p className="min-w-0 break-words">
        <b className="font-strong">{name}</b>
        <span className="block text-[13.5px] text-ink-2">{itemText(item)}</span>
      </p>
      <Select
        label={words.quantityOf(name)}
        value={String(chosen.quantity)}
        options={counts}
        onChange={({ target }) => onChoose({ quantity: Number(target.value), exchange_for: "" })}
        className="w-[104px]"
      />
      {chosen.quantity > 0 && (
        <Select
          label={words.reasonOf(name)}
          value={chosen.reason}
          options={REASONS}
          aria-invalid={(isFaulty && chosen.reason === "") || undefined}
          onChange={({ target }) =>
            onChoose({ reason: target.value as ReturnReason | "", exchange_for: "" })
          }
          className="col-span-full"
        />
      )}
      {chosen.quantity > 0 && chosen.reason !== "" && (
        <Exchange item={item} chosen={chosen} article={article} cover={cover} onChoose={onChoose} />
      )}
    </li>
  );
}
