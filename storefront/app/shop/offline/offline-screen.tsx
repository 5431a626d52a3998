import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";
import { paths } from "~/lib/paths";
import { usePageQuery } from "~/lib/query";
import { Button } from "~/ui/button";
import { Diamond } from "~/ui/diamond";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { dataAndOffline } from "~/words/frame";
import * as words from "~/words/offline";
import { productListQuery, productQuery } from "../api/products";
import { PAGE } from "../page-header";
import { whenReachable } from "~/lib/offline/when-reachable";
import { inLanguage, isCatalogue, productOf, wantedIn } from "./wanted-page";

/** More than this nobody looks through. */
const MOST = 100;

/** Goes to the wanted page as soon as it can be had: made of what is on the phone, or with network. */
function useWayBack(wanted: string | null): void {
  const navigate = useNavigate();
  const product = wanted === null ? null : productOf(wanted);
  const { data } = usePageQuery(productQuery(product ?? ""), { isEnabled: product !== null });
  const canOpen = wanted !== null && (data !== undefined || isCatalogue(wanted));
  useEffect(() => {
    if (wanted === null) return undefined;
    if (canOpen) void navigate(inLanguage(wanted), { replace: true });
    return whenReachable(() => location.replace(wanted));
  }, [wanted, canOpen, navigate]);
}

function ScreenLinks() {
  const { user } = useSessionState();
  const screens = [
    [paths.home(), words.shop],
    [paths.cart(), words.cart],
    [paths.wishlist(), words.wishlist],
    [paths.transit(), words.transit],
    ...(user === null ? [] : [[paths.account(), words.orders] as const]),
    [paths.dataAndOffline(), dataAndOffline],
  ] as const;
  return (
    <ul className="border border-line bg-paper px-4">
      {screens.map(([to, label]) => (
        <li key={to} className="border-b border-line last:border-0">
          <Link to={to} className="flex min-h-[52px] items-center gap-3 text-[15px] font-strong">
            <Diamond className="size-1.5 bg-red" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function KeptProduct({ product }: { product: Product }) {
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={paths.product(product.handle)}
        className="grid grid-cols-[52px_1fr] items-center gap-3.5 py-2.5"
      >
        <Picture src={product.image} alt="" sizes="52px" className="aspect-[4/5]" />
        <span className="grid gap-0.5">
          <b className="text-[15px] font-strong">{product.name}</b>
          <Price amountRwf={product.price} className="text-[14px] text-ink-2" />
        </span>
      </Link>
    </li>
  );
}

function KeptProducts() {
  const [text, setText] = useState("");
  const { data } = usePageQuery(productListQuery({ q: text.trim(), count: MOST }));
  return (
    <section aria-labelledby="kept-products" className="border border-line bg-paper p-4">
      <h2 id="kept-products" className="title-3">
        {words.products}
      </h2>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="mt-3 h-12 w-full rounded-xs border border-line-strong bg-paper px-3.5 text-[16px]"
      />
      <div role="status">
        {data?.products.length === 0 && (
          <p className="pt-4 text-[15px] text-ink-2">{words.nothing}</p>
        )}
      </div>
      <ul className="mt-2">
        {data?.products.map((product) => (
          <KeptProduct key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** What stands where a page is not on the phone, and what can be read all the same. */
export function OfflineScreen() {
  const { search } = useLocation();
  const wanted = wantedIn(search, location.origin);
  useWayBack(wanted);
  return (
    <div className={PAGE}>
      <h1 className="pt-2.5 title-1">{words.title}</h1>
      <p className="mt-2.5 max-w-[44ch] text-[17px] text-ink-2">
        {wanted === null ? words.all : words.notHere}
      </p>
      <div className="mt-6 grid max-w-[560px] gap-4">
        {wanted !== null && (
          <Button tone="line" size="sm" onClick={() => location.replace(wanted)}>
            {words.tryAgain}
          </Button>
        )}
        <ScreenLinks />
        <KeptProducts />
        <p className="text-[14px] text-ink-2">{words.noOrders}</p>
      </div>
    </div>
  );
}
