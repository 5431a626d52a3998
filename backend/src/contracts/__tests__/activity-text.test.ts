import { describe, expect, it } from "vitest";
import { activityText, ENGLISH_ACTIVITY_WORDS, type ToldActivity } from "../activity-text";

const activity = (parts: Partial<ToldActivity>): ToldActivity => ({
  who: "admin@strive.rw",
  action: "order.status",
  kind: "order",
  label: "STR-000123",
  before: { status: "pending" },
  after: { status: "shipped" },
  ...parts,
});

const textOf = (told: ToldActivity) => activityText(told, ENGLISH_ACTIVITY_WORDS);

describe("activityText", () => {
  it.each<[string, Partial<ToldActivity>]>([
    ["admin@strive.rw changed order STR-000123: status pending → shipped", {}],
    ["The shop changed order STR-000123: status pending → shipped", { who: "system" }],
    [
      "admin@strive.rw added product Kivu Dress",
      {
        action: "product.create",
        kind: "product",
        label: "Kivu Dress",
        before: null,
        after: { price: 1 },
      },
    ],
    [
      "admin@strive.rw deleted category Socks",
      { action: "category.delete", kind: "category", label: "Socks", after: null },
    ],
    [
      "admin@strive.rw changed the app settings: maintenance mode off → on, site name A → B",
      {
        action: "settings.update",
        kind: "settings",
        label: "App settings",
        before: { maintenanceMode: false, siteName: "A" },
        after: { maintenanceMode: true, siteName: "B" },
      },
    ],
    [
      "admin@strive.rw changed the password of user eric@example.rw",
      {
        action: "user.password",
        kind: "user",
        label: "eric@example.rw",
        before: null,
        after: null,
      },
    ],
    [
      "admin@strive.rw ended all logins of user eric@example.rw",
      {
        action: "user.logout-everywhere",
        kind: "user",
        label: "eric@example.rw",
        before: null,
        after: null,
      },
    ],
    [
      "admin@strive.rw changed the delivery settings: flat fee 2000 → 2500",
      {
        action: "shipping.update",
        kind: "shipping",
        label: "Delivery",
        before: { flat_fee: 2000 },
        after: { flat_fee: 2500 },
      },
    ],
    [
      "admin@strive.rw added a note to order STR-000123",
      { action: "order.note", before: null, after: { text: "Call first" } },
    ],
    [
      "admin@strive.rw called POST /admin/products in the back office",
      { action: "native.call", kind: "native", label: "POST /admin/products", before: null },
    ],
  ])("says: %s", (sentence, parts) => {
    expect(textOf(activity(parts))).toBe(sentence);
  });

  it("names what changed without values that make no sentence", () => {
    const before = { images: [], description: "short", phone: null, stock_quantity: 1, a: 1, b: 1 };
    const after = { images: ["x"], description: "x".repeat(61), phone: "", stock_quantity: 2 };
    expect(textOf(activity({ before, after: { ...after, a: 2, b: 2 } }))).toBe(
      "admin@strive.rw changed order STR-000123: images, description, phone none → none, stock quantity 1 → 2 and 2 more",
    );
  });

  it("ends after the subject when no field is told", () => {
    expect(textOf(activity({ before: {}, after: {} }))).toBe(
      "admin@strive.rw changed order STR-000123",
    );
  });

  it("speaks a language's own words, and leaves what it does not know", () => {
    const words = {
      ...ENGLISH_ACTIVITY_WORDS,
      verbs: { ...ENGLISH_ACTIVITY_WORDS.verbs, changed: "a modifié" },
      kinds: { order: "la commande" },
      fields: { "stock quantity": "stock" },
      values: { none: "rien", on: "oui", off: "non", pending: "en attente" },
      andMore: (told: string, more: number) => `${told} et ${more} de plus`,
    };
    const before = { status: "pending", stock_quantity: 1, own: "", a: 1, b: 1 };
    const after = { status: "odd", stock_quantity: 2, own: "x", a: 2, b: 2 };
    expect(activityText(activity({ before, after }), words)).toBe(
      "admin@strive.rw a modifié la commande STR-000123: status en attente → odd, stock 1 → 2, own rien → x, a 1 → 2 et 1 de plus",
    );
  });
});
