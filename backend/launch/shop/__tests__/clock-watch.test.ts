import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClockWatch } from "../clock-watch";

const START = new Date("2026-11-22T10:00:00Z").getTime();
const HOUR_MS = 3_600_000;

let told: number[];
let watch: ClockWatch;
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  told = [];
  watch = new ClockWatch((ms) => told.push(Math.round(ms / 1000)));
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

/** Somebody sets the wall clock; timers go on. */
const setClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs);

it("tells by how much the clock was set back, and once more for stragglers", () => {
  vi.advanceTimersByTime(10_000);
  setClock(HOUR_MS);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
  setClock(-HOUR_MS);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([3600]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([3600, 3600]);
});

it("tells of the database's clock, too", () => {
  for (const ms of [START, START + 1000, START - HOUR_MS]) {
    vi.advanceTimersByTime(1000);
    watch.hearDatabase(ms);
  }
  expect(told).toEqual([3602]);
});

it("leaves the small steps alone that every clock is corrected by", () => {
  for (let step = 0; step < 20; step += 1) {
    setClock(-2000);
    vi.advanceTimersByTime(2000);
  }
  expect(told).toEqual([]);
});

it("is silent once it has stopped", () => {
  watch.stop();
  setClock(-HOUR_MS);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
