import { describe, expect, it } from "vitest";
import { bodyForLog } from "../native-body";

describe("bodyForLog", () => {
  it("hides secrets however deep they lie, and whatever they hold", () => {
    expect(
      bodyForLog({
        email: "eric@example.rw",
        password: "umurava",
        newPassword: { old: "a", now: "b" },
        items: [{ access_token: "x", code: "SPRING", title: "Tee" }],
        client_secret: ["a"],
      }),
    ).toEqual({
      email: "eric@example.rw",
      password: "(hidden)",
      newPassword: "(hidden)",
      items: [{ access_token: "(hidden)", code: "SPRING", title: "Tee" }],
      client_secret: "(hidden)",
    });
  });

  it("cuts what is too long or too deep to be read", () => {
    const deep = { a: { b: { c: { d: { e: { f: { g: 1 } } } } } } };
    const { text, many, ...rest } = bodyForLog({
      text: "x".repeat(501),
      many: Array.from({ length: 52 }, (_, index) => index),
      ...deep,
    });
    expect(text).toBe(`${"x".repeat(500)}…`);
    expect(many).toHaveLength(51);
    expect((many as unknown[])[50]).toBe("… 2 more");
    expect(rest).toEqual({ a: { b: { c: { d: { e: { f: "…" } } } } } });
  });

  it("keeps nothing of a non-object", () => {
    for (const body of [undefined, null, "x", [1], 7]) expect(bodyForLog(body)).toEqual({});
  });
});
