import { useId } from "react";
import { labelOfColor } from "~/lib/variant-choice";
import { FieldNotes } from "~/ui/field";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import { Swatch } from "~/ui/swatch";
import * as words from "~/words/returns";
import { sizeText } from "~/words/sizes";
import { lookText } from "../look-text";
import { ChoiceTile } from "./choice-tile";
import { isNamed, type ExchangeLine, type OpenLine } from "./exchange-lines";
import type { Wish } from "./return-draft";
import type { ReturnFormState } from "./use-return-form";

const WHY_MONEY = {
  gone: words.isGone,
  single: words.isSingle,
  sold_out: words.allSoldOut,
} as const;

interface TilesProps {
  one: OpenLine;
  onWish: (wish: Wish) => void;
}

function Sizes({ one, onWish }: TilesProps) {
  const name = useId();
  const { product, sizes, size } = one;
  if (product.sizes.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={words.size} className="flex flex-wrap gap-2">
      {sizes.map((choice) => (
        <ChoiceTile
          key={choice.value}
          name={name}
          choice={choice}
          text={sizeText(choice.value)}
          isChosen={choice.value === size}
          onChoose={() => onWish({ size: choice.value })}
        />
      ))}
    </div>
  );
}

/** Only where there are several. */
function Colors({ one, onWish }: TilesProps) {
  const name = useId();
  const { product, colors, color } = one;
  if (product.colors.length === 0) return null;
  if (colors.length === 1) {
    return (
      <p className="flex items-center gap-2 text-[14px]">
        <Swatch color={color} className="size-4 flex-none" />
        {labelOfColor(color)}
      </p>
    );
  }
  return (
    <div role="radiogroup" aria-label={words.colors} className="flex flex-wrap gap-2">
      {colors.map((choice) => (
        <ChoiceTile
          key={choice.value}
          name={name}
          choice={choice}
          text={labelOfColor(choice.value)}
          isChosen={choice.value === color}
          onChoose={() => onWish({ color: choice.value })}
        >
          <Swatch color={choice.value} className="size-5 flex-none" />
        </ChoiceTile>
      ))}
    </div>
  );
}

function crossedOutText({ sizes, colors, product }: OpenLine): string | null {
  const shown = [...(product.sizes.length > 0 ? sizes : []), ...(colors.length > 1 ? colors : [])];
  if (shown.some(({ isOwn }) => isOwn)) return words.crossedOutOwn;
  return shown.some(({ isSoldOut }) => isSoldOut) ? words.crossedOut : null;
}

function Open({ one, onWish }: TilesProps) {
  const crossedOut = crossedOutText(one);
  const { product, wanted } = one;
  const hasOne = product.sizes.length === 0 && product.colors.length === 0;
  return (
    <>
      {hasOne && wanted !== null && <p className="text-[15px]">{words.sameAgain}</p>}
      <Sizes one={one} onWish={onWish} />
      <Colors one={one} onWish={onWish} />
      {crossedOut !== null && <p className="text-[13px] text-ink-3">{crossedOut}</p>}
    </>
  );
}

function MoneyTick({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 justify-self-start text-[15px]">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-ink"
      />
      {words.noExchange}
    </label>
  );
}

function Choices({ one, form, isOneOfMany }: LinePickerProps) {
  const { item } = one.line;
  const wish = form.draft.wishes[item.id];
  const onWish = (part: Wish) =>
    form.change(
      { wishes: { ...form.draft.wishes, [item.id]: { ...wish, isSaid: false, ...part } } },
      `exchange:${item.id}`,
      "refund_to",
    );
  // Something was wanted for it, which is gone.
  const isAskedAgain = isOneOfMany && wish !== undefined && isNamed(wish);
  switch (one.kind) {
    case "loading":
      return (
        <div role="status">
          <span className="sr-only">{words.lookingUp}</span>
          <Skeleton className="h-12" />
        </div>
      );
    case "failed":
      return (
        <LoadError text={words.notLookedUp} onRetry={() => form.exchange.retry(item.product_id)} />
      );
    case "gone":
    case "single":
    case "sold_out":
      return isAskedAgain ? (
        <>
          <p className="text-[14px] text-ink-2">{WHY_MONEY[one.kind]}</p>
          <MoneyTick isOn={wish?.isMoney === true} onChange={(isMoney) => onWish({ isMoney })} />
        </>
      ) : (
        <p className="text-[14px] text-ink-2">{words.soMoney(WHY_MONEY[one.kind])}</p>
      );
    case "open":
      return (
        <>
          {!one.isMoney && <Open one={one} onWish={onWish} />}
          {isOneOfMany && (
            <MoneyTick isOn={one.isMoney} onChange={(isMoney) => onWish({ isMoney })} />
          )}
        </>
      );
  }
}

/** What comes back, told apart from others of the same name: "XS, White". */
function lookOf(one: ExchangeLine): string {
  const { size, color } = one.line.item;
  const parts =
    one.kind === "open"
      ? lookText(one.product, { size, color })
      : [sizeText(size), labelOfColor(color)];
  return words.lookOf(...parts.filter((part) => part !== ""));
}

interface LinePickerProps {
  one: ExchangeLine;
  form: ReturnFormState;
  /** Money is possible for this one alone, and it has to be told apart. */
  isOneOfMany: boolean;
}

/** What its buyer gets for a line: sizes, colours, or money after all. */
export function LinePicker(props: LinePickerProps) {
  const id = useId();
  const { item } = props.one.line;
  const name = `exchange:${item.id}`;
  const title = words.instead(item.product_name, lookOf(props.one));
  const error = props.form.errors[name];
  return (
    <div
      role="group"
      aria-label={title}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-field={name}
      tabIndex={-1}
      className="grid gap-2.5 outline-none"
    >
      {props.isOneOfMany && (
        <p aria-hidden="true" className="text-[14px] font-strong wrap-anywhere">
          {title}
        </p>
      )}
      <Choices {...props} />
      <FieldNotes id={id} label="" error={error} />
    </div>
  );
}
