import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { contactListResponseSchema, type ContactMessage } from "../../src/contracts/contact";
import { failureSchema } from "../../src/contracts/envelope";
import { STAFF } from "../../src/modules/mail/published-sql";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn } from "../../harness/people";
import { mailsTo } from "../../harness/visitor";

const shop = useShop("quiet");
let token: string;
beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
});

const message = (changes: object = {}) => ({
  name: "Diane Uwera",
  email: "diane@example.rw",
  subject: `Delivery ${randomUUID()}`,
  message: "Muraho,\nDo you deliver to Musanze?",
  ...changes,
});
const send = (body: object) => callShop(shop, "POST", "/api/contact", { body });
async function listed(query = ""): Promise<ContactMessage[]> {
  const { json } = await callShop(shop, "GET", `/api/contact?limit=100${query}`, { token });
  return contactListResponseSchema.parse(json).data;
}
const mailsAbout = async (subject: string) =>
  (await mailsTo(shop, STAFF)).filter(({ facts }) => facts["subject"] === subject);

describe("a message of the contact form", () => {
  it("is kept as it was typed", async () => {
    const body = message({ name: "Jo <img src=x onerror=alert(1)>" });
    expect(await send({ ...body, email: " Diane@Example.RW " })).toMatchObject({
      status: 201,
      json: { success: true },
    });
    const [kept] = await listed();
    expect(kept).toMatchObject({ ...body, state: "open" });
  });

  it("is one however often it is sent", async () => {
    const body = message();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect((await listed()).filter(({ subject }) => subject === body.subject)).toHaveLength(1);
    expect(await mailsAbout(body.subject)).toHaveLength(1);
  });

  it("of a machine that fills the hidden field is thanked for and dropped", async () => {
    const body = message({ website: "https://example.com" });
    expect((await send(body)).status).toBe(201);
    expect((await listed()).filter(({ subject }) => subject === body.subject)).toEqual([]);
  });

  it("can be marked as handled and as open again", async () => {
    const body = message();
    await send(body);
    const [kept] = await listed();
    const put = (id: string, state: string) =>
      callShop(shop, "PUT", `/api/contact/${id}`, { token, body: { state } });
    expect((await put(kept?.id ?? "", "handled")).status).toBe(200);
    const subjects = async (state: string) =>
      (await listed(`&state=${state}`)).map(({ subject }) => subject);
    expect(await subjects("handled")).toContain(body.subject);
    expect(await subjects("open")).not.toContain(body.subject);
    await put(kept?.id ?? "", "open");
    expect(await subjects("open")).toContain(body.subject);
    expect((await put("cmsg_none", "open")).status).toBe(404);
  });

  it.each([
    ["name", { name: "  " }, "Name is required"],
    ["name", { name: "x".repeat(101) }, "Name must have at most 100 characters"],
    ["email", { email: "diane" }, "Please enter a valid email address"],
    ["subject", { subject: "a\nBcc: b@example.com" }, "Subject has characters that can't be used"],
    ["message", { message: undefined }, "Message is required"],
    ["message", { message: "x".repeat(5001) }, "Message must have at most 5,000 characters"],
  ])("is refused for its %s, which is named", async (field, changes, text) => {
    const { status, json } = await send(message(changes));
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors).toEqual([{ field, message: text }]);
  });
});
