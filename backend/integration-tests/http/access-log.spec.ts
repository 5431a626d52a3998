import { beforeAll, describe, expect, it } from "vitest";
import { accessListResponseSchema, type Access } from "../../src/contracts/access-log";
import { contactListResponseSchema, type ContactMessage } from "../../src/contracts/contact";
import { failureSchema } from "../../src/contracts/envelope";
import { mailListResponseSchema, type Mail } from "../../src/contracts/mails";
import type { PlacedOrder } from "../../src/contracts/orders";
import { useShop } from "../../harness/use-shop";
import { enterBackOffice } from "../../harness/back-office";
import { callShop, logIn, register, type Person } from "../../harness/people";
import { PayDesk } from "../../harness/pay-desk";
import { until } from "../../harness/until";

const shop = useShop("quiet");
let desk: PayDesk;
let admin: Person;
let customer: Person;
let order: PlacedOrder;
let paymentId: string;

const staff = (path: string) => callShop(shop, "GET", path, { token: admin.token });
async function log(query = ""): Promise<{ data: Access[]; count: number }> {
  const { status, json } = await staff(`/api/access-log?limit=100${query}`);
  expect(status).toBe(200);
  return accessListResponseSchema.parse(json);
}

/** What the reads between `work` and now left, the newest last. */
async function leftBy(expected: number, work: () => Promise<unknown>): Promise<Access[]> {
  const { count: before } = await log();
  await work();
  const { data } = await until(log, ({ count }) => count >= before + expected);
  return data.slice(0, expected).reverse();
}

beforeAll(async () => {
  desk = await PayDesk.at(shop);
  admin = await logIn(shop, shop.admin);
  customer = await register(shop, { firstname: "Keza", lastname: "Umutoni" });
  order = await desk.order({}, customer.token);
  paymentId = (await desk.begin(order, { payment_method: "cod" })).id;
  const body = { name: "Keza", email: customer.email, subject: "Hello", message: "Is it blue?" };
  await callShop(shop, "POST", "/api/contact", { body });
});

describe("what an admin reads of people", () => {
  it("leaves who, what and when, for one thing and for lists", async () => {
    let message: ContactMessage | undefined;
    let mail: Mail | undefined;
    // These leave two entries of their own, which are written a little later.
    await leftBy(2, async () => {
      [message] = contactListResponseSchema.parse((await staff("/api/contact")).json).data;
      [mail] = mailListResponseSchema.parse((await staff("/api/mails?limit=1")).json).data;
    });
    const paths: [string, string, string | null][] = [
      [`/api/orders/${order.id}`, "GET /api/orders/:id", order.id],
      ["/api/orders?limit=5", "GET /api/orders", order.id],
      ["/api/orders/export", "GET /api/orders/export", null],
      [`/api/auth/users/${customer.user.id}`, "GET /api/auth/users/:id", customer.user.id],
      ["/api/auth/users?limit=5", "GET /api/auth/users", customer.user.id],
      [`/api/payments/${paymentId}`, "GET /api/payments/:id", paymentId],
      ["/api/payments", "GET /api/payments", paymentId],
      [`/api/contact/${message?.id}`, "GET /api/contact/:id", message?.id ?? ""],
      ["/api/contact", "GET /api/contact", message?.id ?? ""],
      [`/api/mails/${mail?.id}`, "GET /api/mails/:id", mail?.id ?? ""],
      // All of them: newer ones may come meanwhile.
      ["/api/mails?limit=100", "GET /api/mails", mail?.id ?? ""],
    ];
    const left = await leftBy(paths.length, async () => {
      for (const [path] of paths) expect((await staff(path)).status).toBe(200);
    });
    expect(left.map(({ call }) => call)).toEqual(paths.map(([, call]) => call));
    for (const [at, [, , id]] of paths.entries()) {
      const entry = left[at];
      expect(entry).toMatchObject({ account_id: admin.user.id, who: shop.admin.email });
      if (id === null) expect(entry?.subject_ids).toEqual([]);
      else expect(entry?.subject_ids).toContain(id);
    }
    const about = await log(`&subject_id=${order.id}`);
    expect(about.data.map(({ call }) => call)).toEqual(["GET /api/orders", "GET /api/orders/:id"]);
    const ofKind = await log(`&kind=payment&subject_id=${paymentId}&account_id=${admin.user.id}`);
    expect(ofKind.count).toBe(2);
    expect((await log("&account_id=acct_nobody")).count).toBe(0);
  });

  it("is noted in Medusa's own dashboard too", async () => {
    const backOffice = await enterBackOffice(shop);
    const [one, list] = await leftBy(2, async () => {
      await until(
        () => desk.query(`SELECT 1 FROM "order" WHERE id = $1`, [order.id]),
        (rows) => rows.length > 0,
      );
      await backOffice("GET", `/admin/orders/${order.id}?fields=id,email`);
      await backOffice("GET", "/admin/customers?limit=2");
      await backOffice("GET", "/admin/products?limit=1");
    });
    expect(one).toMatchObject({
      call: "GET /admin/orders/:id",
      kind: "order",
      subject_ids: [order.id],
      who: shop.admin.email,
    });
    expect(list).toMatchObject({ call: "GET /admin/customers", kind: "user" });
    expect(list?.subject_ids.every((id) => id.startsWith("cus_"))).toBe(true);
  });

  it("leaves nothing when it is refused, or one's own, or no one's", async () => {
    const { count: before } = await log();
    expect((await staff("/api/orders/order_nobody")).status).toBe(404);
    expect((await staff("/api/products")).status).toBe(200);
    expect((await staff("/api/auth/me")).status).toBe(200);
    const own = { token: customer.token };
    expect((await callShop(shop, "GET", `/api/orders/${order.id}`, own)).status).toBe(200);
    expect((await callShop(shop, "GET", "/api/auth/users", own)).status).toBe(403);
    // Entries are written in their order: once this one is there, so would the others be.
    await staff(`/api/orders/${order.id}`);
    const { data } = await until(log, ({ count }) => count > before);
    expect(data.slice(0, 1).map(({ call }) => call)).toEqual(["GET /api/orders/:id"]);
    expect((await log()).count).toBe(before + 1);
  });

  it("is for admins, and takes no other question", async () => {
    const forbidden = await callShop(shop, "GET", "/api/access-log", { token: customer.token });
    expect(forbidden.status).toBe(403);
    const odd = await staff("/api/access-log?kind=secret");
    expect(odd.status).toBe(400);
    expect(failureSchema.parse(odd.json).errors?.map(({ field }) => field)).toEqual(["kind"]);
  });
});
