import { describe, expect, it } from "vitest";
import { mailOf, type ToldFacts } from "..";
import { SHOP_CONTACT } from "../../../../contracts/shop-contact";
import { names, poisoned, SAMPLES, SHOP, write } from "./mail-samples";
import { attempt, order, PICTURE } from "./order-sample";

describe.each(names)("%s", (template) => {
  const mail = write(template);

  it("has a subject of one line and both bodies", () => {
    expect(mail.subject).toMatch(/^[^\p{Cc}]{5,150}$/u);
    expect(mail.text.length).toBeGreaterThan(40);
    expect(mail.html).toMatch(/^<!doctype html>.*<\/html>$/s);
  });

  it("loads nothing but pictures of the shop, runs nothing, and is at most 600 px wide", () => {
    expect(mail.html).not.toMatch(/<(script|link|iframe|form|object)\b|url\(|@import|\son\w+=/i);
    for (const [, src] of mail.html.matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/gs)) {
      expect(src).toMatch(/^https:\/\/strive\.rw\/uploads\/[^?#]+\.webp$/);
    }
    expect(mail.html).toContain("max-width:600px");
    expect(mail.html).toContain("prefers-color-scheme:dark");
  });

  it("escapes every value", () => {
    const { html } = mailOf(
      { template, facts: poisoned(SAMPLES[template]) } as unknown as ToldFacts,
      SHOP,
      "en",
    );
    expect(html).not.toContain("<script");
    expect(html).not.toContain(`alert("x")`);
  });

  it("breaks no number of an order or a return at its hyphen", () => {
    const seen = mail.html.replace(/<head>.*<\/head>|<div style="display:none.*?<\/div>/gs, "");
    const inWords = seen.replace(/<[^>]*>/g, (tag) => (/nowrap/.test(tag) ? tag : ""));
    expect(inWords).not.toMatch(/(?<!nowrap">)\b(STR|R)-\d/);
    // Whoever copies it gets the hyphen that it is written with.
    expect(mail.text).not.toMatch(/(STR|R)\u2011/);
  });

  it("says at its foot how to reach the shop", () => {
    const { phone, whatsapp, email } = SHOP_CONTACT;
    expect(mail.text).toContain(
      `Phone: ${phone.handle}\nWhatsApp: ${whatsapp.href}\nEmail: ${email.handle}`,
    );
    expect(mail.html).toContain(`href="${phone.href}"`);
    expect(mail.html).toContain(`href="${whatsapp.href}`);
    expect(mail.html).toContain(`href="${email.href}"`);
  });

  it("keeps a line break in a value out of the subject", () => {
    const broken = JSON.parse(
      JSON.stringify(SAMPLES[template]).replaceAll(
        /"(Sizes|STR-000042|042137)"/g,
        `"$1\\r\\nBcc: a@b.rw"`,
      ),
    ) as unknown;
    const { subject, replyTo } = mailOf({ template, facts: broken } as ToldFacts, SHOP, "en");
    expect(subject).not.toMatch(/[\r\n]/);
    expect(replyTo ?? "").not.toMatch(/[\r\n]/);
  });
});

describe("what a stranger typed as name or address", () => {
  it.each(names)("is no link in %s, neither in its subject nor in its bodies", (template) => {
    const typed = JSON.stringify(SAMPLES[template]).replaceAll(
      /Aline|Uwase|KG 11 Ave|Kigali|Ring|Eric|Sizes/g,
      "https://evil.example/win",
    );
    const facts = JSON.parse(typed) as unknown;
    const { subject, text, html } = mailOf({ template, facts } as ToldFacts, SHOP, "en");
    expect(typed).toContain("evil.example");
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/evil\.example|\/\/evil/);
  });
});

describe("a refund", () => {
  it("from before there was store credit is of money", () => {
    const facts = { orderId: "order_1", amountRwf: 12_500, order };
    const { text } = mailOf({ template: "payment-refunded", facts }, SHOP, "en");
    expect(text).toContain("We paid back RWF 12,500 for your order");
  });

  it("says who sends a gift card, unless that is no name", () => {
    const { card } = SAMPLES["gift-card"];
    const from = (giver: string) => write("gift-card", { card: { ...card, giver } }).text;
    expect(from("Keza")).toContain("Keza sends you a gift card");
    expect(from("evil.example/x")).not.toContain("evil");
  });

  it("says what came back to which gift card", () => {
    const { subject, text } = write("payment-refunded", { asCredit: true, giftCard: "7K2M" });
    expect(subject).toContain("RWF 12,500 is back on your gift card");
    expect(text).toContain("the gift card that ends with 7K2M");
  });
});

describe("code mails", () => {
  it.each(["verification-code", "reset-code"] as const)("%s shows the code everywhere", (name) => {
    const { subject, text, html } = write(name);
    expect(subject).toMatch(/^042137 is your STRIVE /);
    expect(text).toMatch(/^042137$/m);
    expect(html).toMatch(/font-size:36px[^>]*>042137</);
    expect(text).toContain("Hello Aline,");
    expect(text).toContain("10 minutes");
    expect(text).toContain("Don't share the code");
  });

  it.each(["http://evil.rw", "Win at evil.rw", "www evil", "a@b", "x".repeat(41)])(
    "does not greet %j, which a stranger may have typed",
    (firstname) => {
      const { text, html } = write("verification-code", { firstname });
      expect(text).toContain("Hello,");
      expect(text).not.toContain(firstname);
      expect(html).not.toContain(firstname);
    },
  );

  it.each(["Jean-Paul", "Marie Claire", "Ndèye", "J. B."])("greets %j", (firstname) => {
    expect(write("verification-code", { firstname }).text).toContain(`Hello ${firstname},`);
  });
});

describe("order mails", () => {
  it("tells the buyer what was ordered, what it costs and where it goes", () => {
    const { subject, text, html } = write("order-received");
    expect(subject).toBe("We have your order STR-000042");
    for (const part of [
      "2 × Karisimbi Heavy Hoodie (Size M, Black): RWF 90,000",
      "1 × Kivu Cap (Size S, Gray): RWF 12,500",
      "Subtotal: RWF 102,500",
      "Shipping: RWF 2,000",
      "Total: RWF 104,500",
      "Aline Uwase\nKG 11 Ave, house 24\nBlue gate, opposite the pharmacy\nKigali, Gasabo\n0788 123 456",
      order.orderUrl,
    ]) {
      expect(text).toContain(part);
    }
    expect(html).toContain("RWF 104,500");
    expect(html).toContain(`href="${order.orderUrl}"`);
  });

  it.each([
    ["processing", "We are packing your order: STR-000042"],
    ["shipped", "Your order is on its way: STR-000042"],
    ["delivered", "Your order has arrived: STR-000042"],
    ["cancelled", "Your order was cancelled: STR-000042"],
    ["pending", "Your order is waiting: STR-000042"],
    ["toString", "News about your order: STR-000042"],
  ])("has a subject for the status %s", (status, subject) => {
    expect(write("order-status-changed", { status }).subject).toBe(subject);
  });

  it.each([
    ["requested", "We look at it: R-1042", "answer within 72 hours"],
    ["approved", "Your return is booked: R-1042", "Bring it to us"],
    ["received", "We have your return: R-1042", "is with us"],
    ["settled", "Your return is done: R-1042", "RWF 12,500 goes back to you."],
    ["declined", "We can't take it back: R-1042", "It was worn"],
    ["withdrawn", "Your return is cancelled: R-1042", "You keep the articles"],
  ])("of a return that is %s says what comes next", (status, subject, says) => {
    const mail = write("return-changed", { status });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(says);
  });

  it.each([
    [true, 12_500, "RWF 12,500 goes back as store credit."],
    [false, 0, "Nothing is paid back."],
  ])(
    "of a settled return (credit: %s, RWF %i) says where the money is",
    (asCredit, amountRwf, says) => {
      const { text } = write("return-changed", { status: "settled", asCredit, amountRwf });
      expect(text).toContain(says);
    },
  );

  const exchange = {
    orderNumber: "STR-000200",
    until: "2026-12-03T09:00:00Z",
    dueRwf: 2_000,
    settledRwf: 0,
    isCancelled: false,
  };

  it.each([
    ["approved", exchange, ["order STR-000200", "RWF 2,000 is still to pay for STR-000200"]],
    ["received", exchange, ["RWF 2,000 is still to pay for STR-000200"]],
    ["withdrawn", exchange, ["order STR-000200, does not come"]],
    ["declined", exchange, ["order STR-000200, does not come"]],
    [
      "settled",
      { ...exchange, dueRwf: 0, settledRwf: 30_000 },
      ["RWF 30,000 paid for what you get in exchange", "RWF 12,500 goes back to you."],
    ],
  ])("of an exchange that is %s says what is kept, paid or gone", (status, of, says) => {
    const { text } = write("return-changed", { status, exchange: of });
    for (const said of says) expect(text).toContain(said);
  });

  it("of an exchange that took all of it, or was cancelled, promises nothing", () => {
    const all = { ...exchange, dueRwf: 0, settledRwf: 30_000 };
    const settled = write("return-changed", { status: "settled", amountRwf: 0, exchange: all });
    expect(settled.text).not.toContain("Nothing is paid back");
    const gone = { ...exchange, isCancelled: true };
    expect(write("return-changed", { status: "approved", exchange: gone }).text).not.toContain(
      "STR-000200",
    );
  });

  it("says who brings an order that is on its way, and nobody once it came", () => {
    const rider = { name: "Eric", phone: "+250788555123" };
    const mail = (status: string) =>
      write("order-status-changed", { status, order: { ...order, rider } }).text;
    expect(mail("shipped")).toContain("Eric brings it to you. You can call 0788 555 123.");
    expect(mail("delivered")).not.toContain("Eric");
    expect(write("order-status-changed", { status: "shipped" }).text).not.toContain("brings it");
  });

  it.each(["order-received", "order-status-changed", "new-order"] as const)(
    "shows in %s the pieces as they were chosen, and reads whole without them",
    (template) => {
      const { html, text } = write(template);
      const [hoodie, ...others] = [...html.matchAll(/<img\b[^>]*>/gs)].map(([tag]) => tag);
      expect(others).toEqual([]);
      expect(hoodie).toContain(
        'src="https://strive.rw/uploads/karisimbihoodie1-1200x1500-d9d3c7.320.webp"',
      );
      expect(hoodie).toMatch(/\bwidth="64"\s+height="80"/);
      expect(hoodie).toContain('alt="Karisimbi Heavy Hoodie, Black"');
      expect(html).toContain("Kivu Cap");
      expect(text).not.toMatch(/uploads|webp/);
    },
  );

  it.each([
    ["of a bucket", `https://cdn.example.rw/shop/${PICTURE.slice("/uploads/".length)}`, 1],
    ["of somebody else", "https://pictures.example/hoodie.jpg", 0],
    ["that is code", `javascript:alert(1)//${PICTURE}`, 0],
    ["that is not there", null, 0],
  ])("show a picture %s: %s (%i)", (_, image, shown) => {
    const items = order.items.map((item) => ({ ...item, image }));
    const { html } = write("order-received", { order: { ...order, items: items.slice(0, 1) } });
    expect(html.match(/<img\b/g)?.length ?? 0).toBe(shown);
    expect(html).not.toContain("javascript:");
  });

  it("shows a picture of any shape whole", () => {
    const sizeOf = (shape: string) => {
      const image = `/uploads/karisimbihoodie1-${shape}-d9d3c7.webp`;
      const items = order.items.slice(0, 1).map((item) => ({ ...item, image }));
      const { html } = write("order-received", { order: { ...order, items } });
      return /<img\b[^>]*\bwidth="(\d+)"\s+height="(\d+)"/s.exec(html)?.slice(1).map(Number);
    };
    expect(sizeOf("1000x1000")).toEqual([64, 64]);
    expect(sizeOf("1600x400")).toEqual([64, 16]);
    expect(sizeOf("400x1600")).toEqual([24, 96]);
    expect(sizeOf("4x1600")).toEqual([1, 96]);
  });

  it("open a chat on WhatsApp that names the order, for its buyer", () => {
    const question = encodeURIComponent(
      "Hello STRIVE, I have a question about my order STR-000042.",
    );
    const href = `${SHOP_CONTACT.whatsapp.href}?text=${question}`;
    for (const template of ["order-received", "order-status-changed", "order-expired"] as const) {
      expect(write(template).html).toContain(`href="${href}"`);
    }
    expect(write("new-order").html).not.toContain("?text=");
    expect(write("welcome").html).not.toContain("?text=");
  });

  it("say how it is paid, in a mail of every status too", () => {
    const paidBy = attempt("cod", "pending");
    for (const template of ["order-received", "order-status-changed"] as const) {
      const { html, text } = write(template, { order: { ...order, payments: [paidBy] } });
      expect(text).toContain("Cash on delivery\nPay the rider RWF 104,500 in cash at the door.");
      expect(html).toContain("Cash on delivery");
      expect(html).toContain("Pay the rider RWF\u00a0104,500 in cash at the door.");
      expect(html).toContain(">See your order<");
    }
  });

  it("lead to where it is paid as long as nobody chose how", () => {
    const { html, text } = write("order-received", { order: { ...order, payments: [] } });
    expect(html).toContain(">Choose how to pay<");
    expect(text).toContain(`Choose how to pay: ${order.orderUrl}`);
    expect(`${html}${text}`).not.toContain("See your order");
  });

  it("takes the staff to the admin area and gives them no customer's link", () => {
    const { subject, text, html } = write("new-order");
    expect(subject).toBe("New order STR-000042: RWF 104,500");
    expect(text).toContain("https://strive.rw/admin");
    expect(text).toContain("Ring twice");
    expect(`${text}${html}`).not.toContain("tok_en-1");
  });
});

describe("contact messages", () => {
  it("quote the sender, and an answer goes there", () => {
    const { replyTo, text } = write("contact-message");
    expect(replyTo).toBe("eric@example.rw");
    expect(text).toContain("> Do you have L?\n> Thanks");
  });
});

describe("an order that is collected in the shop", () => {
  const collected = {
    ...order,
    isPickup: true,
    address: "Collected in the shop",
    city: "",
    district: "",
  };

  it("is promised to nobody's door, and is ready in place of on its way", () => {
    const received = write("order-received", { order: collected }).text;
    expect(received).toContain("To be collected in the shop by:");
    expect(received).not.toContain("Delivery to:");
    expect(received).not.toContain("business days");
    const ready = write("order-status-changed", { order: collected, status: "shipped" });
    expect(ready.subject).toContain("Your order is ready");
    expect(ready.text).not.toContain("on its way");
  });
});
