import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import { ProductCard } from "./product-card";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");

const open = (rating?: { average: number; count: number; revision: number }) =>
  renderRoute({
    at: "/cards",
    routes: [
      {
        path: "/cards",
        Component: () => <ProductCard product={{ ...HOODIE, ...(rating && { rating }) }} />,
      },
    ],
  });

it("says what buyers give it, and how many of them", async () => {
  const { container } = open({ average: 4, count: 38, revision: 1 });
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
