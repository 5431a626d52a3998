import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contactListResponseSchema, type ContactMessage } from "../../src/contracts/contact";
import { failureSchema } from "../../src/contracts/envelope";
import { startShop, type Shop } from "../harness";
import { callShop, logIn } from "../harness/people";
import { smtpSink, type SmtpSink } from "../harness/smtp-sink";

let post: SmtpSink;
let shop: Shop;
let token: string;
beforeAll(async () => {
  post = await smtpSink();
  await post.open();
  shop = await startShop({ env: { SMTP_URL: post.url } });
  ({ token } = await logIn(shop, shop.admin));
});
afterAll(async () => {
  await shop.stop();
  await post.close();
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
const mailsAbout = (subject: string) =>
  post.mailsTo(shop.admin.email).filter(({ source }) => source.includes(subject));

describe("a message of the contact form", () => {
  it("is kept as it was typed and mailed to the staff, who can answer it", async () => {
    const body = message({ name: "Jo <img src=x onerror=alert(1)>" });
    expect(await send({ ...body, email: " Diane@Example.RW " })).toMatchObject({
      status: 201,
      json: { success: true },
    });
    const [kept] = await listed();
    expect(kept).toMatchObject({ ...body, state: "open" });
    await expect.poll(() => mailsAbout(body.subject).length, { timeout: 20_000 }).toBe(1);
    const [mail] = mailsAbout(body.subject);
    expect(mail?.source).toMatch(/^Reply-To: .*diane@example\.rw/im);
    const html = mail?.source.split("Content-Type: text/html")[1];
    expect(html).toContain("&#60;img src=3Dx");
    expect(html).not.toContain("<img");
  });

  it("is one however often it is sent", async () => {
    const body = message();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect((await listed()).filter(({ subject }) => subject === body.subject)).toHaveLength(1);
    await expect.poll(() => mailsAbout(body.subject).length, { timeout: 20_000 }).toBe(1);
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
