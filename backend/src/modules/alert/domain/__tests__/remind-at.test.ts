import { describe, expect, it } from "vitest";
import { remindAt } from "../remind-at";

/** Kigali is two hours ahead of UTC. */
const kigali = (day: number, time: string) => new Date(`2026-11-0${day}T${time}:00+02:00`);

describe("a reminder of a cart", () => {
  it.each([
    ["by day comes four hours later", kigali(2, "09:00"), kigali(2, "13:00")],
    ["comes until eight in the evening", kigali(2, "15:59"), kigali(2, "19:59")],
    ["of the afternoon waits for the morning", kigali(2, "16:00"), kigali(3, "08:00")],
    ["of the evening waits for the morning", kigali(2, "22:30"), kigali(3, "08:00")],
    ["of the small hours waits for the morning", kigali(3, "01:00"), kigali(3, "08:00")],
    ["of four in the morning comes at eight", kigali(3, "04:00"), kigali(3, "08:00")],
    ["of early risers comes four hours later", kigali(3, "05:30"), kigali(3, "09:30")],
  ])("%s", (_, changedAt, dueAt) => {
    expect(remindAt(changedAt)).toEqual(dueAt);
  });
});
