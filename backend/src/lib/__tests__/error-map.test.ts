import { describe, expect, it } from "vitest";
import { z } from "zod";
import { conflict } from "../api-error";
import { failureBody, toApiError } from "../error-map";

const thrown = (properties: Record<string, unknown>) =>
  Object.assign(new Error('duplicate key "secret_table" value (aline@example.rw)'), properties);

describe("toApiError", () => {
  it.each([
    ["22P02", 400],
    ["22021", 400],
    ["22003", 400],
    ["22P05", 400],
    ["23502", 400],
    ["23514", 400],
    ["23505", 409],
    ["23503", 409],
    ["40P01", 503],
    ["40001", 503],
    ["55P03", 503],
    ["57014", 503],
    ["57P01", 503],
    ["53300", 503],
    ["08006", 503],
    ["ECONNREFUSED", 503],
    ["42P01", 500],
  ])("PostgreSQL %s becomes %i and keeps the database's words to itself", (code, status) => {
    const error = toApiError(thrown({ code }));
    expect(error.status).toBe(status);
    expect(error.message).not.toMatch(/secret_table|aline/);
  });

  it.each([
    ["invalid_data", 400],
    ["invalid_argument", 400],
    ["not_found", 404],
    ["duplicate_error", 409],
    ["conflict", 409],
    ["unauthorized", 401],
    ["forbidden", 403],
    ["entity.too.large", 413],
    ["parameters.too.many", 413],
    ["entity.parse.failed", 400],
    ["charset.unsupported", 415],
    ["database_error", 500],
  ])("type %s becomes %i", (type, status) => {
    expect(toApiError(thrown({ type })).status).toBe(status);
  });

  it("finds the cause inside a workflow's error", () => {
    const outer = new Error("step failed", { cause: thrown({ code: "23514" }) });
    expect(toApiError(outer).status).toBe(400);
  });

  it("treats an exhausted pool as unavailable", () => {
    const error = new Error("Knex: Timeout acquiring a connection. The pool is probably full.");
    expect(toApiError(error).status).toBe(503);
  });

  it("names the fields of a failed parse, unknown keys among them", () => {
    const schema = z.strictObject({
      name: z.string(),
      lines: z.array(z.object({ n: z.number() })),
    });
    const { error } = schema.safeParse({ lines: [{ n: "x" }], extra: 1 });
    const mapped = toApiError(error);
    expect(mapped.status).toBe(400);
    expect(mapped.details.errors?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["name", "lines.0.n", "extra"]),
    );
  });

  it.each([undefined, null, "text", 42, {}])("survives a thrown %j", (value) => {
    expect(toApiError(value).status).toBe(500);
  });
});

it("builds the envelope", () => {
  const error = conflict("Only 2 left", "insufficient_stock", { lines: [] });
  expect(failureBody(error, "req-1")).toEqual({
    success: false,
    message: "Only 2 left",
    code: "insufficient_stock",
    data: { lines: [] },
    request_id: "req-1",
  });
});
