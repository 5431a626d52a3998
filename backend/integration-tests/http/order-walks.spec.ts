import { beforeAll, describe, expect, it } from "vitest";
import { ExchangeDesk } from "../../harness/exchange-desk";
import { auditFromNow } from "../../harness/order-audit";
import { walkAll } from "../../harness/order-walk";
import { ReturnDesk } from "../../harness/return-desk";
import { rounds } from "../../harness/rounds";
import { useShop } from "../../harness/use-shop";

const WALKS = rounds(6, 2500);
const EVENTS = 40;
/** Walked at the same time. */
const WALKERS = 4;
/** `WALK_SEED=123 npx vitest run … http/order-walks` makes the same walks again. */
const SEED = Number(process.env["WALK_SEED"] ?? Math.floor(Math.random() * 1e9));
const WALKS_MS = rounds(240_000, 3_600_000);

const shop = useShop("quiet");
let desk: ExchangeDesk;
let audited: Awaited<ReturnType<typeof auditFromNow>>;

beforeAll(async () => {
  desk = new ExchangeDesk(await ReturnDesk.at(shop));
  audited = await auditFromNow(shop);
});

describe("whatever happens to an order, in whatever order", () => {
  it(
    "is allowed or refused as the model says, and leaves what it says",
    async () => {
      const seeds = Array.from({ length: WALKS }, (_, at) => SEED + at);
      const walkers = Array.from({ length: WALKERS }, () =>
        walkAll(desk, seeds, { events: EVENTS }),
      );
      expect((await Promise.all(walkers)).flat()).toEqual([]);
    },
    WALKS_MS,
  );

  it("agrees with Medusa, the stock and the money in the end", async () => {
    expect(await audited()).toEqual({});
  });
});
