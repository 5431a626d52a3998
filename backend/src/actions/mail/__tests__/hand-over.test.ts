import type { MedusaContainer } from "@medusajs/framework/types";
import { describe, expect, it, vi } from "vitest";
import { failuresById, handOver, type Handed } from "../hand-over";

const handed = (key: string): Handed => ({
  to: `${key}@example.rw`,
  channel: "email",
  template: "welcome",
  idempotency_key: key,
});

/** Medusa's module, whose call ends as given. */
function moduleThat(
  createNotifications: () => Promise<unknown>,
  listNotifications = () => Promise.resolve<unknown[]>([]),
) {
  const calls = { create: vi.fn(createNotifications), list: vi.fn(listNotifications) };
  const module = { createNotifications: calls.create, listNotifications: calls.list };
  return { calls, container: { resolve: () => module } as unknown as MedusaContainer };
}

const FAILED = "Failed to send notification with id";

describe("a batch", () => {
  it("is one call, and each of it gets its carrier's name", async () => {
    const { calls, container } = moduleThat(() =>
      // In another order.
      Promise.resolve([
        { id: "noti_b", idempotency_key: "b", external_id: "B" },
        { id: "noti_a", idempotency_key: "a", external_id: null },
      ]),
    );
    expect(await handOver(container, [handed("a"), handed("b"), handed("c")])).toEqual([
      { kind: "taken", externalId: "" },
      { kind: "taken", externalId: "B" },
      { kind: "failed", reason: "Medusa's notification module sent nothing." },
    ]);
    expect(calls.create).toHaveBeenCalledTimes(1);
    expect(calls.list).not.toHaveBeenCalled();
  });

  it("is sorted out when some of it failed: nothing that left is tried again", async () => {
    const text = `${FAILED} noti_b:\n550 no such box\nreally\n${FAILED} noti_c:\nRefused for good: blocked`;
    const { container } = moduleThat(
      () => Promise.reject(new Error(text)),
      () =>
        Promise.resolve([
          { id: "noti_a", idempotency_key: "a", external_id: "A", status: "success" },
          { id: "noti_b", idempotency_key: "b", status: "failure" },
          { id: "noti_c", idempotency_key: "c", status: "failure" },
          { id: "noti_d", idempotency_key: "d", status: "pending" },
        ]),
    );
    const ended = await handOver(container, ["a", "b", "c", "d", "e"].map(handed));
    expect(ended.slice(0, 3)).toEqual([
      { kind: "taken", externalId: "A" },
      { kind: "failed", reason: "550 no such box\nreally" },
      { kind: "refused", reason: "blocked" },
    ]);
    // Of what nothing is known is tried again.
    expect(ended.slice(3).map(({ kind }) => kind)).not.toContain("taken");
  });

  it("is nobody's while the database is away: its leases run out", async () => {
    const away = () => Promise.reject(new Error("connect ECONNREFUSED"));
    await expect(handOver(moduleThat(away, away).container, [handed("a")])).rejects.toThrow(
      "ECONNREFUSED",
    );
  });

  it("of nothing asks nobody", async () => {
    const { calls, container } = moduleThat(() => Promise.resolve([]));
    expect(await handOver(container, [])).toEqual([]);
    expect(calls.create).not.toHaveBeenCalled();
  });
});

it("reads what the module says of each", () => {
  expect([...failuresById("Could not connect")]).toEqual([]);
  expect([...failuresById(`${FAILED} noti_1:\nno\n${FAILED} noti_2:\nyes`)]).toEqual([
    ["noti_1", "no"],
    ["noti_2", "yes"],
  ]);
});
