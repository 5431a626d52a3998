import { beforeAll, describe, expect, it } from "vitest";
import { ExchangeDesk } from "../../harness/exchange-desk";
import { MATRIX, matrixText } from "../../harness/order-matrix";
import { OrderWalk } from "../../harness/order-walk";
import { ReturnDesk } from "../../harness/return-desk";
import { rounds } from "../../harness/rounds";
import { useShop } from "../../harness/use-shop";
import type { OrderEvent } from "../../harness/order-model";

const shop = useShop("quiet");
let desk: ExchangeDesk;

beforeAll(async () => {
  desk = new ExchangeDesk(await ReturnDesk.at(shop));
});

/** A new order that these have happened to. */
async function orderAfter(path: readonly OrderEvent[]): Promise<OrderWalk> {
  const walk = await OrderWalk.begin(desk);
  for (const event of path) expect(await walk.take(event)).toBeNull();
  return walk;
}

/** Every so many rows in the gate, others each time; all of them in long rounds. */
const EVERY = rounds(18, 1);
const FIRST = Math.floor(Math.random() * EVERY);
const ROWS = MATRIX.filter((_, at) => at % EVERY === FIRST);

describe("an order, its money and its return", () => {
  it.concurrent.each(ROWS)("$name", async ({ path, allowed, refused }) => {
    const walk = await orderAfter(path);
    for (const event of refused) expect(await walk.take(event)).toBeNull();
    for (const event of allowed) expect(await (await orderAfter(path)).take(event)).toBeNull();
  });

  it("allow what the documents say, and nothing else", async () => {
    const page = `# What may happen to an order

Written by \`order-matrix.spec.ts\`, which tries every cell: \`+\` is allowed, \`.\` is refused and changes nothing. A row is a
state that can be reached: the order, its money, and the return of one of its pieces.

\`\`\`
${matrixText()}
\`\`\`
`;
    await expect(page).toMatchFileSnapshot("../../docs/ORDER-STATES.md");
  });
});
