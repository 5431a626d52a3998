import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { failure } from "~/testing/handlers";
import { server } from "~/testing/server";
import { pressOnce } from "./press-once";

/** Gives the answers in order; collects the keys it received. */
function desk(...answers: readonly (() => Response)[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post("*/api/categories", ({ request }) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return (answers[keys.length - 1] ?? (() => HttpResponse.json({ success: true, data: 1 })))();
    }),
  );
  return keys;
}
const press = (name: string) => pressOnce("/categories", { body: { category_name: name } });
const form = (bytes: string) => {
  const body = new FormData();
  body.set("name", "Tee");
  body.append("images", new File([bytes], "tee.png", { lastModified: 1 }));
  return body;
};

describe("a button pressed again", () => {
  it.each([
    ["no answer came", () => HttpResponse.error()],
    ["the server broke", () => failure(500, "It broke")],
  ])("sends the same key when %s", async (_, broken) => {
    const keys = desk(broken);
    await expect(press("Hats")).rejects.toThrow();
    await press("Hats");
    expect(keys[0]).toMatch(/^[\x21-\x7e]{8,128}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("sends a new key when the first was answered, refused, or had other content", async () => {
    const keys = desk(
      () => HttpResponse.json({ success: true, data: 1 }),
      () => failure(400, "No."),
    );
    await press("Hats");
    await expect(press("Hats")).rejects.toThrow();
    await press("Hats");
    await press("Caps");
    expect(new Set(keys).size).toBe(4);
  });

  it("compares a form by its fields and files", async () => {
    const keys = desk(
      () => HttpResponse.error(),
      () => HttpResponse.error(),
    );
    await expect(pressOnce("/categories", { body: form("abc") })).rejects.toThrow();
    await expect(pressOnce("/categories", { body: form("abc") })).rejects.toThrow();
    await pressOnce("/categories", { body: form("other") });
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("waits while the first try is still running", async () => {
    const keys = desk(() => failure(409, "Wait.", { code: "in_progress" }));
    await expect(press("Hats")).resolves.toMatchObject({ data: 1 });
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});
