import type { OrderParcel } from "@strive/backend/contracts/deliveries";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parcelOf } from "~/testing/deliveries";
import { orderNumbered } from "~/testing/own-orders";
import { hasNews, ParcelNews } from "./parcel-news";

const rider = { name: "Eric", phone: "+250788555123" };
const failed = {
  at: "2026-11-26T23:30:00.000Z",
  reason: "nobody_home" as const,
  new_day: "2026-11-28",
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T12:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = (...parcels: OrderParcel[]) => {
  render(<ParcelNews order={{ ...orderNumbered(482_913), parcels }} />);
  return screen.getByRole("status");
};

it("says when it comes, before it is on the way", () => {
  expect(shown(parcelOf())).toHaveTextContent("It comes on Fri, Nov 27.");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("says who brings it, how to call, and what to say at the door", () => {
  const news = shown(parcelOf({ state: "out", rider, code: "4821" }));
  expect(news).toHaveTextContent("Eric brings it on Fri, Nov 27.");
  expect(news).toHaveTextContent("At the door, say your name or 4821.");
  expect(screen.getByRole("link", { name: "Call Eric, 0788 555 123" })).toHaveAttribute(
    "href",
    "tel:+250788555123",
  );
});

it("says why it did not come, on Kigali's day, and when it comes again", () => {
  const news = shown(parcelOf({ day: "2026-11-28", attempts: [failed] }));
  expect(news).toHaveTextContent(
    "We came on Fri, Nov 27: nobody was home.It comes again on Sat, Nov 28.",
  );
});

it("promises a call where no new day is known", () => {
  const attempts = [{ ...failed, new_day: null }];
  expect(shown(parcelOf({ state: "failed", day: null, attempts }))).toHaveTextContent(
    "We’ll call you to find a new day.",
  );
});

it.each([
  { now: "2026-11-27T21:59:00.000Z", text: "It comes on Fri, Nov 27." },
  { now: "2026-11-27T22:00:00.000Z", text: "We’ll call you to find a new day." },
])("names no day that is over in Kigali: $now", ({ now, text }) => {
  vi.setSystemTime(new Date(now));
  expect(shown(parcelOf())).toHaveTextContent(text);
});

it("tells several parcels apart", () => {
  const news = shown(
    parcelOf({ id: "parcel_1", state: "delivered" }),
    parcelOf({ id: "parcel_2", number: 2, state: "out", rider }),
    parcelOf({ id: "parcel_3", number: 3 }),
  );
  expect(news).toHaveTextContent("Parcel 1 was delivered.Eric brings parcel 2 on Fri, Nov 27.");
  expect(news).toHaveTextContent("Parcel 3 comes on Fri, Nov 27.");
});

it("has nothing to say before anything is planned", () => {
  expect(hasNews(parcelOf({ day: null }))).toBe(false);
});
