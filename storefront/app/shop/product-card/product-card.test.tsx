import type { Product } from "@strive/backend/contracts/catalogue";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { dropDesk, setServerAhead } from "~/testing/drops";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { ProductCard } from "./product-card";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");

const open = (changes: Partial<Product> = {}) =>
  renderRoute({
    at: "/cards",
    routes: [
      {
        path: "/cards",
        Component: () => <ProductCard product={{ ...HOODIE, ...changes }} />,
      },
    ],
  });

it("says what buyers give it, and how many of them", async () => {
  const { container } = open({ rating: { average: 4, count: 38, revision: 1 } });
  const card = within(await screen.findByRole("article"));
  const rating = card.getByRole("img", { name: "4.0 out of 5, reviews: 38" });
  expect(rating).toHaveTextContent("4.0 (38)");
  expect(await complaintsOf(container)).toEqual([]);
});

it("says nothing where nobody has said anything", async () => {
  open();
  const card = within(await screen.findByRole("article"));
  expect(card.queryByRole("img", { name: /out of 5/ })).not.toBeInTheDocument();
});

it("says when its drop opens, by the shop's clock, and nothing once it has opened", async () => {
  server.use(...dropDesk(null).handlers);
  const now = Date.parse("2099-12-05T06:00:00.000Z");
  await setServerAhead(now - Date.now());
  const drop = { handle: "winter", opens_at: "2099-12-05T08:00:00.000Z", has_queue: true };
  const { unmount } = open({ drop });
  expect(await screen.findByText("Opens Sat 10:00")).toBeVisible();
  unmount();
  await setServerAhead(now - 30 * 86_400_000 - Date.now());
  open({ drop });
  const far = await screen.findByText("Opens Dec 5 10:00");
  await setServerAhead(now + 7_200_000 - Date.now());
  await waitFor(() => expect(far).not.toBeInTheDocument());
  await setServerAhead(0);
});
