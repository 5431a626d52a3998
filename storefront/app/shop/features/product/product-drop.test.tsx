import type { Product } from "@strive/backend/contracts/catalogue";
import { productResponseSchema } from "@strive/backend/contracts/catalogue";
import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useParams } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { DROP_TICKETS_KEY } from "~/lib/drop-ticket-atoms";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import { dropDesk, setServerAhead } from "~/testing/drops";
import { server } from "~/testing/server";
// Compiled up front: on a busy machine that takes longer than a test's timeout.
import "./also-like";
import "./late-parts";
import { ProductScreen } from "./product-screen";

const TOTE = productNamed("Kimironko Tote");
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

function Screen() {
  const { id = "" } = useParams();
  return <ProductScreen productKey={id} />;
}

function open(drop: Product["drop"]) {
  server.use(
    ...dropDesk(null).handlers,
    http.get("*/api/products/:key", () =>
      HttpResponse.json(productResponseSchema.parse({ success: true, data: { ...TOTE, drop } })),
    ),
  );
  const routes = [{ path: "/product/:id", Component: Screen }];
  return renderRoute({ at: `/product/${TOTE.id}`, routes });
}

const ticket = { handle: "winter", ticket: "t".repeat(24), products: [TOTE.id] };

afterEach(() => {
  localStorage.clear();
  return setServerAhead(0);
});

describe("a product that is sold from a moment on", () => {
  test("says when, and is not put into the cart before", async () => {
    const { container } = open({
      handle: "winter",
      opens_at: "2099-12-05T18:00:00.000Z",
      has_queue: true,
    });
    expect(await screen.findByText(/On sale from Saturday, December 5, 20:00\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "To the queue" })).toHaveAttribute(
      "href",
      "/drops/winter",
    );
    expect(screen.queryByRole("button", { name: "ADD TO CART" })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  test("can be bought by whoever's turn it is", async () => {
    const turn = { ...ticket, turnUntil: inMs(200_000), isUsed: false };
    localStorage.setItem(DROP_TICKETS_KEY, JSON.stringify([turn]));
    open({ handle: "winter", opens_at: inMs(-60_000), has_queue: true });
    expect(await screen.findByText(/^It's your turn\./)).toBeVisible();
    expect(await screen.findByRole("button", { name: "ADD TO CART" })).toBeEnabled();
  });

  test("goes by the shop's clock where the phone's is an hour wrong", async () => {
    await setServerAhead(-3_600_000);
    const { unmount } = open({ handle: "winter", opens_at: inMs(-1_800_000), has_queue: false });
    // Half an hour, less what it takes to be shown.
    expect(await screen.findByText(/^In (30:00|29:\d\d)$/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "ADD TO CART" })).not.toBeInTheDocument();
    unmount();
    await setServerAhead(3_600_000);
    open({ handle: "winter", opens_at: inMs(1_800_000), has_queue: false });
    expect(await screen.findByRole("button", { name: "ADD TO CART" })).toBeEnabled();
  });

  test("keeps to the shop's clock when a turn ends", async () => {
    const turn = { ...ticket, turnUntil: inMs(1_800_000), isUsed: false };
    localStorage.setItem(DROP_TICKETS_KEY, JSON.stringify([turn]));
    await setServerAhead(3_600_000);
    open({ handle: "winter", opens_at: inMs(-60_000), has_queue: true });
    expect(await screen.findByText("There is a queue for this.")).toBeVisible();
  });

  test("can be bought by everybody once it has opened without a queue", async () => {
    open({ handle: "winter", opens_at: inMs(-1000), has_queue: false });
    expect(await screen.findByRole("button", { name: "ADD TO CART" })).toBeEnabled();
  });
});
