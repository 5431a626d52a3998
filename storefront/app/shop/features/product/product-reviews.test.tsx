import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import type { Review } from "@strive/backend/contracts/reviews";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useParams } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { FIT_KEY } from "~/lib/fit-key";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { publishedReviews, reviewNumbered } from "~/testing/reviews";
import { server } from "~/testing/server";
import { ProductScreen } from "./product-screen";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");
const rating = { average: 4.6, count: 38, revision: 1 };

function Screen() {
  const { id = "" } = useParams();
  return <ProductScreen productKey={id} />;
}

async function open(
  reviews: readonly Review[],
  product: Partial<Product> = { rating },
  query = "",
) {
  const { handler, asked } = publishedReviews(reviews);
  server.use(
    handler,
    http.get("*/api/products/:key", () =>
      HttpResponse.json(
        productResponseSchema.parse({ success: true, data: { ...HOODIE, ...product } }),
      ),
    ),
  );
  const view = renderRoute({
    at: `/product/${HOODIE.id}${query}`,
    routes: [{ path: "/product/:id", Component: Screen }],
  });
  const region = within(await screen.findByRole("region", { name: "Reviews" }));
  return { ...view, asked, region };
}

const MIXED = [
  reviewNumbered(4),
  reviewNumbered(3, { rating: 4, size: "L", answer: "The sleeve is cut long on purpose." }),
  reviewNumbered(2, { rating: 2, fit: "small", height: null, title: "" }),
  reviewNumbered(1, { fit: null }),
];

describe("the reviews of a product", () => {
  it("say what all come to, and then each: size, height and day, and no name", async () => {
    const { region, container } = await open(MIXED);
    expect(await region.findByText("4 reviews, all from orders")).toBeVisible();
    expect(region.getByText("4.0")).toBeVisible();
    expect(region.getByRole("img", { name: "Fit: True to size" })).toBeVisible();
    expect(region.getByText("2 of 3 say it fits true to size.")).toBeVisible();
    const entries = region.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(entries).toEqual([
      "Warm 4Washed it six times.Nov 14, 2026 · Bought size M · 170–175 cm",
      "Warm 3Washed it six times.Nov 14, 2026 · Bought size L · 170–175 cmSTRIVEThe sleeve is cut long on purpose.",
      "Washed it six times.Nov 14, 2026 · Bought size M",
      "Warm 1Washed it six times.Nov 14, 2026 · Bought size M · 170–175 cm",
    ]);
    expect(region.getAllByRole("img", { name: "5 out of 5" })).toHaveLength(2);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("show small pictures, which come near the screen, and one of them large", async () => {
    const picture = { id: "p1", url: "/api/reviews/rev_4/pictures/p1", width: 1200, height: 1600 };
    const { user, region, container } = await open([
      reviewNumbered(4, { pictures: [picture, { ...picture, id: "p2", url: `${picture.url}b` }] }),
    ]);
    const small = await region.findByRole("img", { name: "Picture 2 from a buyer" });
    expect(small).toHaveAttribute("src", "/api/reviews/rev_4/pictures/p1b?size=small");
    expect(small).toHaveAttribute("loading", "lazy");
    await user.click(region.getByRole("button", { name: "Picture 1 from a buyer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Picture 1 from a buyer" }));
    expect(dialog.getByRole("img")).toHaveAttribute("src", picture.url);
    expect(await complaintsOf(container)).toEqual([]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("are led to from the price", async () => {
    await open(MIXED);
    const link = screen.getByRole("link", { name: "4.6 out of 5 4.6 · 38 reviews" });
    expect(link).toHaveAttribute("href", "#reviews");
  });

  it("are those of people as tall as whoever the phone knows, and no height is sent", async () => {
    const people = { men: { height: 183, weight: 80, like: "regular" } };
    window.localStorage.setItem(FIT_KEY, JSON.stringify({ of: null, people, last: "men" }));
    const { user, region, asked } = await open([...MIXED, reviewNumbered(5, { height: 180 })]);
    const mine = await region.findByRole("button", { name: "My height" });
    await user.click(mine);
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(1));
    expect(region.getByRole("listitem")).toHaveTextContent("180–185 cm");
    expect(mine).toHaveAttribute("aria-pressed", "true");
    expect(region.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "false");
    expect(asked.join(" ")).not.toMatch(/18\d/);
    await user.click(region.getByRole("button", { name: "All" }));
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(5));
    window.localStorage.removeItem(FIT_KEY);
  });

  it("are narrowed to one rating by its bar, and again to all", async () => {
    const { user, region, asked } = await open(MIXED);
    const bar = await region.findByRole("button", { name: "4 out of 5: 1 review" });
    expect(region.getByRole("button", { name: "3 out of 5: 0 reviews" })).toBeDisabled();
    await user.click(bar);
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(1));
    expect(asked.at(-1)).toBe("?rating=4&limit=5");
    expect(bar).toHaveAttribute("aria-pressed", "true");
    expect(bar).toHaveFocus();
    await user.click(region.getByRole("button", { name: "All" }));
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(4));
  });

  it("are narrowed to the size that is chosen", async () => {
    const { user, region, asked } = await open(MIXED, { rating }, "?size=L");
    await user.click(await region.findByRole("button", { name: "Size L" }));
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(1));
    expect(asked.at(-1)).toBe("?size=L&limit=5");
    await user.click(region.getByRole("button", { name: "2 out of 5: 1 review" }));
    expect(await region.findByText("No reviews like this.")).toBeVisible();
  });

  it("go by rating when that is chosen, which the address keeps beside size and colour", async () => {
    const { user, region, asked, location, container } = await open(
      MIXED,
      { rating },
      "?size=M&reviews=lowest",
    );
    const sort = await region.findByRole("combobox", { name: "Sort reviews" });
    expect(sort).toHaveValue("lowest");
    expect(asked.at(-1)).toBe("?sort=lowest&limit=5");
    expect(region.getAllByRole("listitem")[0]).toHaveTextContent("Bought size M");
    expect(region.getAllByRole("img", { name: /out of 5$/ })[1]).toHaveAccessibleName("2 out of 5");
    expect(await complaintsOf(container)).toEqual([]);
    await user.selectOptions(sort, "Highest rating");
    await waitFor(() => expect(asked.at(-1)).toBe("?sort=highest&limit=5"));
    expect(sort).toHaveFocus();
    await waitFor(() => expect(location()).toMatch(/\?size=M&reviews=highest$/));
    const large = screen.getByRole("button", { name: /^Size L|^L$/ });
    await user.click(large);
    // The address is there a moment before the screen, which is what somebody goes by.
    await waitFor(() => expect(large).toHaveAttribute("aria-pressed", "true"));
    expect(location()).toMatch(/\?reviews=highest&size=L$/);
    await user.selectOptions(sort, "Newest");
    await waitFor(() => expect(asked.at(-1)).toBe("?limit=5"));
    await waitFor(() => expect(location()).toMatch(/\?size=L$/));
  });

  it("come a few at a time, and what is there stays while more come", async () => {
    const many = Array.from({ length: 19 }, (_, at) => reviewNumbered(19 - at));
    const { user, region } = await open(many);
    const more = await region.findByRole("button", { name: "Show 14 more" });
    expect(region.getAllByRole("listitem")).toHaveLength(5);
    await user.click(more);
    expect(region.getAllByRole("listitem").length).toBeGreaterThanOrEqual(5);
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(19));
    expect(region.queryByRole("button", { name: /more/ })).not.toBeInTheDocument();
  });

  it("tell no size of what comes in none", async () => {
    const { region } = await open([reviewNumbered(1, { size: "S" })], { rating, sizes: [] });
    expect(await region.findByText("Nov 14, 2026 · 170–175 cm")).toBeVisible();
  });

  it("are shown as the text that they are", async () => {
    const text = "<img src=x onerror=alert(1)>";
    const { region } = await open([reviewNumbered(1, { text })]);
    expect(await region.findByText(text)).toBeVisible();
  });

  it("are not asked for where there are none", async () => {
    const { region, asked } = await open([], {});
    expect(region.getByText(/No reviews yet/)).toBeVisible();
    expect(region.getByRole("link", { name: "Write a review" })).toHaveAttribute("href", "/order");
    expect(screen.queryByRole("link", { name: /reviews$/ })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it("can be asked for again when they don't come", async () => {
    const { user, region } = await open(MIXED);
    expect(await region.findByText("4 reviews, all from orders")).toBeVisible();
    server.use(http.get("*/api/products/:key/reviews", () => failure(500, "It broke")));
    await user.click(region.getByRole("button", { name: "4 out of 5: 1 review" }));
    expect(await region.findByText("Failed to load reviews")).toBeVisible();
    const { handler } = publishedReviews(MIXED);
    server.use(handler);
    await user.click(region.getByRole("button", { name: "Retry" }));
    expect(await region.findByText("Warm 3")).toBeVisible();
  });
});

it("has no reviews where a gift card is sold", async () => {
  server.use(
    http.get("*/api/products/:key", () =>
      HttpResponse.json(
        productResponseSchema.parse({ success: true, data: { ...HOODIE, is_gift_card: true } }),
      ),
    ),
  );
  renderRoute({
    at: `/product/${HOODIE.id}`,
    routes: [{ path: "/product/:id", Component: Screen }],
  });
  await screen.findByRole("heading", { level: 1, name: HOODIE.name });
  const coming = screen.findByRole("region", { name: "Reviews" }, { timeout: 1500 });
  await expect(coming).rejects.toThrow("Unable to find role");
});
