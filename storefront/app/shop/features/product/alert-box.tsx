import type { Product } from "@strive/backend/contracts/catalogue";
import { colorParam } from "@strive/backend/contracts/shown-variant";
import { Link } from "react-router-dom";
import { useAsked } from "~/lib/alert-atoms";
import { paths } from "~/lib/paths";
import { choiceName, labelOfColor } from "~/lib/variant-choice";
import { AlertForm } from "~/shop/alerts/alert-form";
import { cx } from "~/ui/cx";
import * as words from "~/words/alerts";
import { sizeText } from "~/words/sizes";
import type { Choice } from "./choice";

/** Colours in which the chosen size can be had. */
function OtherColors({ product, choice }: { product: Product; choice: Choice }) {
  const { size, sizes } = choice;
  if (sizes.length === 0) return null;
  const others = product.variants.filter((one) => one.size === size && one.stock_quantity > 0);
  if (others.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[13px] text-ink-3">
      {words.otherIn(sizeText(size))}
      {others.map(({ id, color }) => (
        <Link
          key={id}
          replace
          preventScrollReset
          to={`${paths.product(product.id)}?${new URLSearchParams({ size, color: colorParam(color) })}`}
          className="inline-flex min-h-11 items-center font-bold text-ink underline underline-offset-4"
        >
          {labelOfColor(color)}
        </Link>
      ))}
    </p>
  );
}

export interface AlertBoxProps {
  product: Product;
  choice: Choice;
  /** The chosen variant's. */
  variantId: string;
}

/** In place of the buttons, where what is chosen is sold out. */
export function AlertBox({ product, choice, variantId }: AlertBoxProps) {
  const what = choiceName(product, choice) || product.name;
  // All that is left to say is whom we tell.
  const isAsked = useAsked(variantId) !== undefined;
  return (
    <section
      aria-label={words.isGone(what)}
      className={cx("grid gap-3", !isAsked && "border border-line bg-paper p-5")}
    >
      {!isAsked && (
        <div aria-live="polite">
          <h2 className="title-3">{words.isGone(what)}</h2>
          <p className="mt-1 text-[15px] text-ink-2">{words.help}</p>
        </div>
      )}
      <AlertForm
        key={variantId}
        productId={product.id}
        variantId={variantId}
        what={what}
        hint={words.kept}
      />
      {!isAsked && <OtherColors product={product} choice={choice} />}
    </section>
  );
}
