import type { Product } from "@strive/backend/contracts/catalogue";
import { useState, type ReactNode } from "react";
import { useCartLines } from "~/lib/cart-atoms";
import { MAX_QUANTITY, mostOf } from "~/lib/cart-rules";
import type { Picking } from "~/lib/picker-atoms";
import { choiceName, imageOfColor, labelOfColor } from "~/lib/variant-choice";
import { useAddVariant } from "~/shop/product-card/use-add-variant";
import { DropBox } from "~/shop/drop/drop-box";
import { AlertForm } from "~/shop/alerts/alert-form";
import { Button } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { SheetDialog } from "~/ui/sheet-dialog";
import { Stepper } from "~/ui/stepper";
import { quantityOf } from "~/words/common";
import { cartHoldsAll } from "~/words/product-card";
import * as alerts from "~/words/alerts";
import * as words from "~/words/variant-picker";
import { Cells } from "./cells";
import { matrixOf, onlyCellOf, type Cell } from "./matrix";

function Head({ product, color }: Pick<Picking, "product" | "color">) {
  const { name, price, colors } = product;
  return (
    <div className="grid grid-cols-[84px_1fr] gap-4">
      <Picture
        src={imageOfColor(product, color)}
        alt={colors.length > 0 ? words.picture(name, labelOfColor(color)) : name}
        sizes="84px"
        isEager
        className="aspect-4/5"
      />
      <div>
        <h3 className="text-[16px] leading-[1.3] font-strong [overflow-wrap:anywhere]">{name}</h3>
        <Price amountRwf={price} className="font-bold" />
      </div>
    </div>
  );
}

interface ChoosingProps {
  picking: Picking;
  isOpen: boolean;
  onClose: () => void;
}

/** What is in a drop is only added when it has opened, by whoever's turn it is. */
const DropHost = ({ product, children }: { product: Product; children: ReactNode }) =>
  product.drop ? <DropBox drop={product.drop}>{children}</DropBox> : children;

function Choosing({ picking, isOpen, onClose }: ChoosingProps) {
  const { product, opener, onAdded } = picking;
  const addVariant = useAddVariant();
  const cart = useCartLines();
  const matrix = matrixOf(product);
  const [cell, setCell] = useState(() => onlyCellOf(matrix, picking.color));
  const [wanted, setWanted] = useState(1);

  const color = cell?.color ?? picking.color;
  const most = cell === null ? MAX_QUANTITY : mostOf({ stock_quantity: cell.left });
  const inCart = cart.find(({ id }) => id === cell?.variant?.id)?.quantity ?? 0;
  const fitting = Math.max(0, most - inCart);
  const quantity = Math.max(1, Math.min(wanted, fitting));
  /** The sizes of a gift card are amounts. */
  const isAmount = product.is_gift_card === true;
  const nameOf = (some: Cell) => choiceName(product, some);

  const hint = () => {
    if (cell === null || fitting > 0) return null;
    return most === 0 ? words.isOutOfStock(nameOf(cell)) : cartHoldsAll(most);
  };
  const add = () => {
    const variant = cell?.variant ?? null;
    // It can still be pressed while it fades out.
    if (variant === null || !isOpen) return;
    if (addVariant(product, variant, quantity)) onAdded();
    onClose();
  };
  return (
    <SheetDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={words.titles[isAmount ? "amount" : matrix.kind]}
      focusOnClose={() => opener}
      footer={
        cell?.variant && cell.left === 0 ? (
          <>
            <p aria-live="polite" className="text-[15px] font-strong">
              {words.isOutOfStock(nameOf(cell))} <span className="font-text">{alerts.help}</span>
            </p>
            <AlertForm
              key={cell.variant.id}
              productId={product.id}
              variantId={cell.variant.id}
              what={nameOf(cell)}
            />
          </>
        ) : (
          <DropHost product={product}>
            <p aria-live="polite" className="text-[15px] font-strong empty:hidden">
              {hint()}
            </p>
            <div className="grid grid-cols-[auto_1fr] gap-2.5">
              <Stepper
                label={quantityOf(product.name)}
                value={quantity}
                max={fitting}
                onChange={setWanted}
              />
              <Button disabled={cell === null || fitting === 0} onClick={add} className="px-2!">
                {cell !== null
                  ? words.addToCart
                  : isAmount
                    ? words.titles.amount
                    : words.chooseSize}
              </Button>
            </div>
          </DropHost>
        )
      }
    >
      <Head product={product} color={color} />
      <Cells
        matrix={matrix}
        isAmount={isAmount}
        nameOf={nameOf}
        color={color}
        size={cell?.size ?? null}
        onChoose={setCell}
      />
    </SheetDialog>
  );
}

interface VariantPickerProps {
  /** Null: closed, or closing. */
  picking: Picking | null;
  onClose: () => void;
}

/** Size and colour of a product on a card, before it goes into the cart. */
export function VariantPicker({ picking, onClose }: VariantPickerProps) {
  // Keeps its props while it fades out; each opening starts fresh.
  const [shown, setShown] = useState({ picking, key: 0 });
  if (picking !== null && picking !== shown.picking) setShown({ picking, key: shown.key + 1 });
  if (shown.picking === null) return null;
  return (
    <Choosing key={shown.key} picking={shown.picking} isOpen={picking !== null} onClose={onClose} />
  );
}
