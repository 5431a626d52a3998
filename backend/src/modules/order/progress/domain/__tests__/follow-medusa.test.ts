import { describe, expect, it } from "vitest";
import { followMedusa, isAheadWithStock, type MedusaStage, type OwnState } from "../follow-medusa";

const pending: OwnState = { status: "pending", stockState: "reserved" };
const processing: OwnState = { status: "processing", stockState: "reserved" };
const packed: OwnState = { status: "processing", stockState: "taken" };
const shipped: OwnState = { status: "shipped", stockState: "taken" };
const delivered: OwnState = { status: "delivered", stockState: "taken" };
const cancelled: OwnState = { status: "cancelled", stockState: "released" };

describe("following what was done in Medusa's dashboard", () => {
  it.each<[MedusaStage, OwnState, OwnState | null]>([
    ["open", pending, null],
    ["open", processing, null],
    ["open", packed, processing],
    ["open", shipped, null],
    ["open", cancelled, null],
    ["part", pending, processing],
    ["part", processing, null],
    ["part", packed, processing],
    ["part", shipped, null],
    ["packed", pending, packed],
    ["packed", processing, packed],
    ["packed", packed, null],
    ["packed", delivered, null],
    ["shipped", pending, shipped],
    ["shipped", packed, shipped],
    ["shipped", shipped, null],
    ["shipped", delivered, null],
    ["shipped", cancelled, null],
    ["delivered", processing, delivered],
    ["delivered", shipped, delivered],
    ["delivered", delivered, null],
    ["cancelled", pending, cancelled],
    ["cancelled", packed, cancelled],
    ["cancelled", cancelled, null],
    ["cancelled", shipped, null],
  ])("%s makes of %o: %o", (stage, own, expected) => {
    expect(followMedusa(stage, own)).toEqual(expected);
  });
});

describe("stock that Medusa's dashboard has moved", () => {
  it.each<[MedusaStage, OwnState, boolean]>([
    ["open", pending, false],
    ["open", packed, true],
    ["part", processing, true],
    ["part", shipped, false],
    ["packed", pending, true],
    ["packed", packed, false],
    ["shipped", shipped, false],
    ["delivered", shipped, false],
    ["cancelled", pending, true],
    ["cancelled", cancelled, false],
  ])("%s against %o: %s", (stage, own, expected) => {
    expect(isAheadWithStock(stage, own)).toBe(expected);
  });
});
