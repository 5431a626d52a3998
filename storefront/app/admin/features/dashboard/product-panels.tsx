import type { Dashboard } from "@strive/backend/contracts/dashboard";
import { Link } from "react-router-dom";
import type { AdminQuery } from "~/admin/data/admin-query";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { labelOfColor } from "~/lib/variant-choice";
import { Badge } from "~/ui/badge";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-dashboard";
import * as ui from "~/words/ui";
import { Panel, PanelBody, PanelEmpty, PanelList } from "./panel";

const productPath = (id: string) => `${adminPaths.products()}?view=${encodeURIComponent(id)}`;
const LINK = "flex min-h-11 items-center gap-3.5 py-2.5 text-[14.5px] leading-snug hover:text-red";

/** The ten most sold. */
export function TopProductsPanel({ query }: { query: AdminQuery<Dashboard> }) {
  return (
    <Panel title={words.topProducts} sub={words.topProductsSub}>
      <PanelBody query={query} skeleton="h-[300px]" isToldAbove>
        {({ top_products: products }) =>
          products.length === 0 ? (
            <PanelEmpty>{words.nothingSold}</PanelEmpty>
          ) : (
            <PanelList>
              {products.map((product) => (
                <li key={product.product_id}>
                  <Link to={productPath(product.product_id)} className={LINK}>
                    <Picture
                      src={product.image}
                      alt=""
                      sizes="40px"
                      className="aspect-4/5 w-10 flex-none"
                    />
                    <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
                      {product.name}
                    </span>
                    <span className="grid justify-items-end">
                      <span className="font-strong whitespace-nowrap">
                        {words.sold(product.units)}
                      </span>
                      <span className="text-[13px] whitespace-nowrap text-ink-3">
                        {francs(product.revenue)}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </PanelList>
          )
        }
      </PanelBody>
    </Panel>
  );
}

/** Variants with the lowest stock. */
export function LowStockPanel({ query }: { query: AdminQuery<Dashboard> }) {
  const { count, sold_out } = query.data?.low_stock ?? { count: 0, sold_out: 0 };
  return (
    <Panel title={words.lowStock} {...(count > 0 && { sub: words.lowStockSub(count, sold_out) })}>
      <PanelBody query={query} skeleton="h-[300px]" isToldAbove>
        {({ low_stock: { variants } }) =>
          variants.length === 0 ? (
            <PanelEmpty>{words.plenty}</PanelEmpty>
          ) : (
            <PanelList>
              {variants.map((variant) => (
                <li key={variant.variant_id}>
                  <Link to={productPath(variant.product_id)} className={LINK}>
                    <span className="min-w-0 flex-1">
                      <span className="block font-medium [overflow-wrap:anywhere]">
                        {variant.name}
                      </span>
                      <span className="block text-[13px] text-ink-3">
                        {ui.size(variant.size)} · {labelOfColor(variant.color)}
                      </span>
                    </span>
                    <Badge tone={variant.stock_quantity > 0 ? "pending" : "cancelled"}>
                      {variant.stock_quantity > 0
                        ? words.left(variant.stock_quantity)
                        : words.outOfStock}
                    </Badge>
                  </Link>
                </li>
              ))}
            </PanelList>
          )
        }
      </PanelBody>
    </Panel>
  );
}
