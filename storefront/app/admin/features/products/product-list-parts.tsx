import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { ListColumn } from "~/admin/shell/list-parts";
import { RowMenu } from "~/admin/shell/row-menu";
import { Badge } from "~/ui/badge";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-products";
import { ProductStock } from "./stock-badge";
import { PriceNow } from "./price-now";

export interface RowActions {
  onView: (product: SavedProduct) => void;
  onEdit: (product: SavedProduct) => void;
  onCopy: (product: SavedProduct) => void;
  onDelete: (product: SavedProduct) => void;
}

/** The first line says enough in a list. */
const gistOf = ({ description }: SavedProduct): string => description.split("\n")[0] ?? "";

function Name({ product, onView }: { product: SavedProduct } & Pick<RowActions, "onView">) {
  return (
    <>
      <button
        type="button"
        onClick={() => onView(product)}
        className="min-h-11 min-w-11 text-left leading-snug font-strong break-words hover:text-red lg:min-h-0"
      >
        <span className="line-clamp-2">{product.name}</span>
      </button>
      <span className="line-clamp-2 text-[13px] text-ink-2 lg:line-clamp-1">{gistOf(product)}</span>
    </>
  );
}

/** What sets a product apart: shoppers don't see it, or it is a gift card. */
export const ProductBadges = ({ product }: { product: SavedProduct }) => (
  <>
    {product.status === "draft" && <Badge>{words.draft}</Badge>}
    {product.is_gift_card && <Badge>{words.giftCard}</Badge>}
  </>
);

export const productColumns = (actions: RowActions): ReadonlyArray<ListColumn<SavedProduct>> => [
  {
    id: "name",
    header: words.product,
    sorts: ["name"],
    cell: (product) => (
      <span className="flex items-center gap-3.5">
        <Picture src={product.image} alt="" sizes="44px" className="h-[55px] w-11 flex-none" />
        <span className="grid min-w-0">
          <Name product={product} onView={actions.onView} />
        </span>
        <ProductBadges product={product} />
      </span>
    ),
  },
  {
    id: "category",
    header: words.category,
    cell: ({ category_name }) => category_name ?? words.noCategory,
  },
  {
    id: "price",
    header: words.price,
    isEnd: true,
    sorts: ["price_asc", "price_desc"],
    className: "whitespace-nowrap",
    cell: (product) => <PriceNow product={product} />,
  },
  {
    id: "stock",
    header: words.stock,
    cell: (product) => <ProductStock product={product} />,
  },
  {
    id: "actions",
    header: words.actions,
    isEnd: true,
    className: "whitespace-nowrap",
    cell: (product) => (
      <span className="inline-flex">
        <IconButton label={words.editOf(product.name)} onClick={() => actions.onEdit(product)}>
          <Pencil size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={words.removeOf(product.name)} onClick={() => actions.onDelete(product)}>
          <Trash2 size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </span>
    ),
  },
];

const ICON = { size: 18, strokeWidth: 1.6 } as const;

export function ProductCard({ product, actions }: { product: SavedProduct; actions: RowActions }) {
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[64px_minmax(0,1fr)_44px] items-start gap-3.5">
        <Picture src={product.image} alt="" sizes="64px" className="aspect-4/5 w-16" />
        <div className="grid justify-items-start gap-1">
          <Name product={product} onView={actions.onView} />
          <ProductBadges product={product} />
        </div>
        <RowMenu
          label={admin.actionsOf(product.name)}
          className="-mt-2 -mr-2.5"
          items={[
            {
              id: "edit",
              label: words.edit,
              icon: <Pencil {...ICON} />,
              onChoose: () => actions.onEdit(product),
            },
            {
              id: "copy",
              label: words.duplicate,
              icon: <Copy {...ICON} />,
              onChoose: () => actions.onCopy(product),
            },
            {
              id: "delete",
              label: words.remove,
              tone: "danger",
              icon: <Trash2 {...ICON} />,
              onChoose: () => actions.onDelete(product),
            },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2.5 border-t border-line pt-2.5">
        <span>{product.category_name ?? words.noCategory}</span>
        <b className="font-strong">
          <PriceNow product={product} />
        </b>
        <ProductStock product={product} />
      </div>
    </div>
  );
}
