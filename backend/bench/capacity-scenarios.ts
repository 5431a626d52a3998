import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Shop } from "../harness/shop";
import { callShop, logIn } from "../harness/people";
import { sellableVariants } from "../harness/articles";
import { orderBody, send } from "../harness/checkout-storm";
import type { Facts } from "./facts";
import { combine, load, median, type LoadRequest } from "./load";
import { waitUntilBuilt } from "../harness/order-audit";
import { SETTLED_MS, withClient } from "../harness/storm-audit";

/** Result of one kind of use: `done` of them within `seconds`, latencies in ms. */
export interface Done {
  done: number;
  seconds: number;
  p50: number;
  p99: number;
  failed: number;
  /** Seconds after that until Medusa knew all that was sold. */
  behind?: number;
}

export interface Use {
  name: string;
  /** Uses all servers equally, for about that many seconds. */
  run: (shops: readonly Shop[], facts: Facts, seconds: number) => Promise<Done>;
}

const CONNECTIONS = 16;
const BUYERS = 16;
const STAFF = 4;

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

async function read(
  shops: readonly Shop[],
  requests: LoadRequest[],
  seconds: number,
): Promise<Done> {
  const all = await Promise.all(
    shops.map(({ origin }) => load(origin, requests, CONNECTIONS / shops.length, seconds)),
  );
  const perSecond = all.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
  const { p50, p99, errors } = combine(all);
  return { done: perSecond * seconds, seconds, p50, p99, failed: errors };
}

const HEADERS = { "Accept-Encoding": "br" };
const asPhone = (path: string): LoadRequest => ({ path, headers: HEADERS });

/** The requests of somebody who browses: filters, opens products, comes back. */
const browsing = ({ productIds, categoryIds }: Facts): LoadRequest[] =>
  productIds
    .slice(0, 40)
    .flatMap((id, at) => [
      asPhone(`/api/products?limit=20&offset=${at}`),
      asPhone(`/api/products?category=${categoryIds[at % categoryIds.length] ?? ""}&limit=20`),
      asPhone(`/api/products/${id}`),
      asPhone(`/product/${id}`),
      asPhone("/api/categories"),
    ]);

const FILE = /(?:"|src=")(\/(?:assets|art|static)\/[^"\s]+\.(?:js|css|woff2|avif|webp|jpg|svg))"/g;

/** A page with each script, stylesheet, font and picture that its HTML names by an address of its own. */
async function withFiles({ origin }: Shop, path: string): Promise<LoadRequest[]> {
  const html = await (await fetch(origin + path)).text();
  const files = new Set([...html.matchAll(FILE)].flatMap(([, file]) => file ?? []));
  return [path, ...files].map(asPhone);
}

/** Somebody new, with nothing kept: the home page and a product. `done` counts people. */
const firstVisits: Use["run"] = async (shops, { productIds }, seconds) => {
  const [shop] = shops as [Shop, ...Shop[]];
  const visit = [
    ...(await withFiles(shop, "/")),
    ...(await withFiles(shop, `/product/${productIds[0] ?? ""}`)),
  ];
  const all = await read(shops, visit, seconds);
  return { ...all, done: all.done / visit.length };
};

let asked = 0;
/** Words and bounds that were never asked before in this combination. */
const searching = ({ words }: Facts): LoadRequest[] =>
  Array.from({ length: 2000 }, () => {
    asked += 1;
    const word = words[asked % words.length] ?? "";
    return { path: `/api/products?q=${word}&limit=20&min_price=${asked}` };
  });

/** Places orders and pays them at once until told to stop. */
function buying(shops: readonly Shop[], variants: readonly string[], buyers: number) {
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  const all = Array.from({ length: buyers }, async (_, buyer) => {
    const { origin } = shops[buyer % shops.length] as Shop;
    for (let at = 0; !isOver; at += 1) {
      const body = orderBody(variants[(at + buyer) % variants.length] ?? "", buyer);
      const began = performance.now();
      const { orderId, accessToken } = await send(origin, { key: randomUUID(), body });
      times.push(performance.now() - began);
      if (orderId === null) failed += 1;
      else {
        const paid = await fetch(`${origin}/api/payments`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({
            order_id: orderId,
            access_token: accessToken,
            payment_method: "placeholder",
          }),
        });
        if (paid.status !== 201) failed += 1;
        await paid.arrayBuffer();
      }
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      return { times, failed };
    },
  };
}

const variantsOf = ([shop]: readonly Shop[]) =>
  withClient(shop?.databaseUrl ?? "", (database) => sellableVariants(database, 200));

/** Until Medusa has what was sold: that work is part of the orders. */
async function untilBuilt([shop]: readonly Shop[]): Promise<number> {
  const waited = await withClient(shop?.databaseUrl ?? "", (database) =>
    waitUntilBuilt(database, SETTLED_MS),
  );
  if (waited === null) throw new Error("Medusa does not know everything after two minutes");
  return waited / 1000;
}

const storm: Use["run"] = async (shops, _facts, seconds) => {
  const variants = await variantsOf(shops);
  const began = performance.now();
  const crowd = buying(shops, variants, BUYERS);
  await sleep(seconds * 1000);
  const { times, failed } = await crowd.stop();
  const took = (performance.now() - began) / 1000;
  const behind = await untilBuilt(shops);
  return {
    behind,
    done: times.length,
    seconds: took,
    p50: median(times),
    p99: percentile(times, 0.99),
    failed,
  };
};

/** Staff look at lists and orders and ship parcels, while people buy and browse. */
const managing: Use["run"] = async (shops, facts, seconds) => {
  const [first] = shops as [Shop, ...Shop[]];
  const { token } = await logIn(first, first.admin);
  const variants = await variantsOf(shops);
  const crowd = buying(shops, variants, 2);
  const visitors = read(shops, browsing(facts), seconds);
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: STAFF }, async (_, who) => {
      const shop = shops[who % shops.length] as Shop;
      const call = async (method: string, path: string, body?: object) => {
        const began = performance.now();
        const answer = await callShop(shop, method, path, { token, ...(body ? { body } : {}) });
        times.push(performance.now() - began);
        if (answer.status !== 200) failed += 1;
        return answer.json as { data?: unknown };
      };
      while (performance.now() < end) {
        await call("GET", "/api/admin/dashboard");
        const list = await call("GET", "/api/orders?limit=20&status=pending");
        const orders = (list.data ?? []) as { id: string }[];
        const order = orders[Math.floor(Math.random() * orders.length)];
        if (order) {
          await call("GET", `/api/orders/${order.id}`);
          await call("PUT", `/api/orders/${order.id}/status`, { status: "processing" });
        }
        await sleep(100);
      }
    }),
  );
  await visitors;
  const sold = await crowd.stop();
  await untilBuilt(shops);
  return {
    done: times.length,
    seconds,
    p50: median(times),
    p99: percentile(times, 0.99),
    failed: failed + sold.failed,
  };
};

const SALE = { buyers: 500, units: 10 };

/** Everybody wants the same ten pieces at the same moment. */
const flashSale: Use["run"] = async (shops) => {
  const [variant = ""] = await variantsOf(shops);
  const [first] = shops as [Shop, ...Shop[]];
  const leave = (free: string) =>
    withClient(first.databaseUrl, (database) =>
      database.query(
        `UPDATE inventory_level l SET stocked_quantity = ${free}, raw_stocked_quantity = jsonb_build_object('value', (${free})::text, 'precision', 20)
         FROM product_variant_inventory_item k WHERE k.inventory_item_id = l.inventory_item_id AND k.variant_id = $1`,
        [variant],
      ),
    );
  await leave(`reserved_quantity + ${SALE.units}`);
  const times: number[] = [];
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: SALE.buyers }, async (_, buyer) => {
      const { origin } = shops[buyer % shops.length] as Shop;
      const asked = performance.now();
      const answer = await send(origin, { key: randomUUID(), body: orderBody(variant, buyer) });
      times.push(performance.now() - asked);
      return answer;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const sold = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status }) => status === 409).length;
  await untilBuilt(shops);
  await leave("reserved_quantity + 1000000");
  const failed = Math.abs(sold - SALE.units) + (SALE.buyers - sold - refused);
  return { done: SALE.buyers, seconds, p50: median(times), p99: percentile(times, 0.99), failed };
};

export const USES: readonly Use[] = [
  { name: "first visits", run: firstVisits },
  { name: "browse", run: (shops, facts, seconds) => read(shops, browsing(facts), seconds) },
  { name: "search", run: (shops, facts, seconds) => read(shops, searching(facts), seconds) },
  { name: "checkout storm", run: storm },
  { name: "admin while selling", run: managing },
  { name: "flash sale", run: flashSale },
];
