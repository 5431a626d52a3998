import type { Product } from "@strive/backend/contracts/catalogue";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { WISHLIST_KEY } from "~/lib/wishlist-atoms";
import { ProductCard } from "~/shop/product-card/product-card";
import { complaintsOf } from "~/testing/axe";
import { giftCard, productNamed } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";

const hoodie = productNamed("Karisimbi Heavy Hoodie");
const cap = productNamed("Mark Cap");
const tote = productNamed("Kimironko Tote");
const BLACK = "#1b1a1a";
const RED = "#b5301a";

/** Stock by "size/colour"; anything not listed has twelve. */
const withStock = (product: Product, stock: Record<string, number>): Product => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    stock_quantity: stock[`${variant.size}/${variant.color}`] ?? 12,
  })),
});
function lineOf(product: Product, size: string, color: string, quantity = 1): CartLine {
  const variant = product.variants.find((known) => known.size === size && known.color === color);
  if (!variant) throw new Error(`${product.name} is not made in ${size} ${color}`);
  return cartLineOf(product, variant, quantity);
}

function show(product: Product) {
  const Screen = () => <ProductCard product={product} />;
  return renderRoute({ at: "/", routes: [{ path: "/", Component: Screen }] });
}
const keptCart = () => JSON.parse(window.localStorage.getItem(CART_KEY) ?? "[]") as CartLine[];
const card = () => within(screen.getByRole("article"));
const picture = () => card().getByRole("img", { hidden: true });
const addButton = (product: Product) =>
  screen.getByRole("button", { name: `Add to Cart: ${product.name}` });
const swatch = (name: string) =>
  within(card().getByRole("group", { name: "Colours" })).getByRole("button", { name });

const picker = () => within(screen.getByRole("dialog"));

async function openPicker(product: Product, color?: string) {
  const view = show(product);
  if (color !== undefined) await view.user.click(swatch(color));
  await view.user.click(addButton(product));
  await screen.findByRole("dialog");
  return view;
}

describe("the swatches of a card", () => {
  it("change its picture and its links, never the page", async () => {
    const { user, location } = show(hoodie);
    expect(picture()).toHaveAttribute("src", hoodie.images[0]);
    expect(swatch("Black")).toHaveAttribute("aria-pressed", "true");
    await user.click(swatch("Red earth"));
    expect(picture()).toHaveAttribute("src", hoodie.images[1]);
    expect(swatch("Red earth")).toHaveAttribute("aria-pressed", "true");
    expect(swatch("Black")).toHaveAttribute("aria-pressed", "false");
    expect(screen.getByRole("link", { name: `Buy Now: ${hoodie.name}` })).toHaveAttribute(
      "href",
      `/product/${hoodie.id}?color=b5301a`,
    );
    expect(location()).toBe("/");
  });

  it("are only shown when there are several colours", () => {
    show(productNamed("Rebero Bomber"));
    expect(card().queryByRole("group")).not.toBeInTheDocument();
  });

  it("mark the colour in the wishlist", async () => {
    const { user } = show(hoodie);
    await user.click(swatch("Red earth"));
    await user.click(screen.getByRole("button", { name: `Add to wishlist: ${hoodie.name}` }));
    expect(JSON.parse(window.localStorage.getItem(WISHLIST_KEY) ?? "[]")).toMatchObject([
      { id: hoodie.id, color: RED, size: "S", image: hoodie.images[1] },
    ]);
  });
});

describe("a product of one variant", () => {
  it("is added at once, without mentioning sizes and colours it does not have", async () => {
    const { user } = show(tote);
    const button = addButton(tote);
    await user.click(button);
    expect(await screen.findByText("Added 1 Kimironko Tote to cart!")).toBeVisible();
    expect(screen.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/Cart");
    expect(button).toHaveTextContent("Added");
    expect(keptCart()).toEqual([lineOf(tote, "S", "Gray")]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("is named by the colour it has", async () => {
    const scarf = productNamed("Kirehe Scarf");
    const { user } = show(scarf);
    await user.click(addButton(scarf));
    expect(await screen.findByText("Added 1 Kirehe Scarf to cart! Red earth")).toBeVisible();
  });

  it("says so when the cart holds all there are", async () => {
    const rare = withStock(tote, { "S/Gray": 2 });
    window.localStorage.setItem(CART_KEY, JSON.stringify([lineOf(rare, "S", "Gray", 2)]));
    const { user } = show(rare);
    await user.click(addButton(rare));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to add item to cart. Your cart already holds all 2.",
    );
    expect(addButton(rare)).toHaveTextContent("Add to Cart");
    expect(keptCart()).toMatchObject([{ quantity: 2 }]);
  });
});

describe("the picker", () => {
  it("opens at the colour that the card shows, without a size, and adds what is chosen", async () => {
    const { user } = await openPicker(hoodie, "Red earth");
    expect(screen.getByRole("dialog", { name: "Choose size and colour" })).toBeVisible();
    expect(picker().getByRole("heading", { level: 2 })).toHaveFocus();
    expect(picker().getByRole("img", { name: `${hoodie.name}, Red earth` })).toHaveAttribute(
      "src",
      hoodie.images[1],
    );
    expect(picker().queryByRole("button", { pressed: true })).not.toBeInTheDocument();
    expect(picker().getByRole("button", { name: "Choose a size" })).toBeDisabled();

    await user.click(picker().getByRole("button", { name: "Red earth, L, in stock" }));
    await user.click(picker().getByRole("button", { name: "Increase quantity" }));
    await user.click(picker().getByRole("button", { name: "ADD TO CART" }));
    expect(
      await screen.findByText("Added 2 Karisimbi Heavy Hoodie to cart! Red earth, L"),
    ).toBeVisible();
    expect(keptCart()).toEqual([lineOf(hoodie, "L", RED, 2)]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const button = screen.getByRole("button", { name: `Added: ${hoodie.name}` });
    await waitFor(() => expect(button).toHaveFocus());
  });

  it("shows the picture of the colour whose size is pressed", async () => {
    const { user } = await openPicker(hoodie);
    expect(picker().getByRole("img")).toHaveAttribute("src", hoodie.images[0]);
    await user.click(picker().getByRole("button", { name: "Red earth, M, in stock" }));
    expect(picker().getByRole("img")).toHaveAttribute("src", hoodie.images[1]);
    expect(picker().getByRole("button", { pressed: true })).toHaveAccessibleName(
      "Red earth, M, in stock",
    );
  });

  it("says how few are left, and limits the quantity to what is not in the cart yet", async () => {
    const few = withStock(hoodie, { [`L/${RED}`]: 3, [`M/${RED}`]: 4 });
    window.localStorage.setItem(CART_KEY, JSON.stringify([lineOf(few, "L", RED)]));
    const { user } = await openPicker(few, "Red earth");
    expect(picker().getByRole("button", { name: "Red earth, M, in stock" })).toBeVisible();
    await user.click(picker().getByRole("button", { name: "Red earth, L, 3 left" }));
    const more = picker().getByRole("button", { name: "Increase quantity" });
    await user.click(more);
    expect(picker().getByRole("status")).toHaveTextContent("2");
    expect(more).toBeDisabled();
    await user.click(picker().getByRole("button", { name: "ADD TO CART" }));
    expect(keptCart()).toMatchObject([{ quantity: 3 }]);

    await user.click(await screen.findByRole("button", { name: `Added: ${few.name}` }));
    await screen.findByRole("dialog");
    await user.click(picker().getByRole("button", { name: "Red earth, L, 3 left" }));
    expect(picker().getByText("Your cart already holds all 3.")).toBeVisible();
    expect(picker().getByRole("button", { name: "ADD TO CART" })).toBeDisabled();
  });

  it("lets a sold-out cell be pressed, says so, and adds nothing", async () => {
    const gone = withStock(hoodie, {
      [`M/${RED}`]: 0,
      ...Object.fromEntries(hoodie.sizes.map((size) => [`${size}/${BLACK}`, 0])),
    });
    const { user } = await openPicker(gone);
    expect(
      within(picker().getByRole("group", { name: "Black" })).getByText("all sizes out of stock"),
    ).toBeVisible();
    await user.click(picker().getByRole("button", { name: "Red earth, M, out of stock" }));
    expect(picker().getByText(/^Red earth, M is out of stock\./)).toBeVisible();
    expect(picker().queryByRole("button", { name: "ADD TO CART" })).not.toBeInTheDocument();
    expect(await picker().findByRole("button", { name: "Tell me when it's back" })).toBeVisible();
    await user.click(picker().getByRole("button", { name: "Red earth, S, in stock" }));
    expect(picker().queryByText(/is out of stock/)).not.toBeInTheDocument();
    expect(picker().getByRole("button", { name: "ADD TO CART" })).toBeEnabled();
  });

  it("can be used by keyboard alone: arrows in the matrix, Escape, and back to the button", async () => {
    const some = withStock(hoodie, { [`XS/${BLACK}`]: 0 });
    const { user } = await openPicker(some);
    await user.tab();
    expect(picker().getByRole("button", { name: "Black, S, in stock" })).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(picker().getByRole("button", { name: "Red earth, M, in stock" })).toHaveFocus();
    await user.keyboard("{ArrowDown}{End}{ArrowRight}");
    const last = picker().getByRole("button", { name: "Red earth, XL, in stock" });
    expect(last).toHaveFocus();
    await user.tab();
    expect(last).not.toHaveFocus();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(last).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(addButton(some)).toHaveFocus());
    expect(keptCart()).toEqual([]);
  });

  it("starts fresh each time", async () => {
    const { user } = await openPicker(hoodie);
    await user.click(picker().getByRole("button", { name: "Red earth, L, in stock" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(addButton(hoodie));
    await screen.findByRole("dialog");
    expect(picker().getByRole("img")).toHaveAttribute("src", hoodie.images[0]);
    expect(picker().getByRole("button", { name: "Choose a size" })).toBeDisabled();
  });

  it("with one colour only asks for a size", async () => {
    const shirt = productNamed("Nyamirambo Camp Shirt");
    const { user } = await openPicker(shirt);
    expect(screen.getByRole("dialog", { name: "Choose a size" })).toBeVisible();
    expect(picker().queryByText("Red earth")).not.toBeInTheDocument();
    await user.click(picker().getByRole("button", { name: "Red earth, L, in stock" }));
    await user.click(picker().getByRole("button", { name: "ADD TO CART" }));
    expect(keptCart()).toEqual([lineOf(shirt, "L", RED)]);
  });

  it("asks for the amount of a gift card", async () => {
    await openPicker(giftCard);
    expect(screen.getByRole("dialog", { name: "Choose an amount" })).toBeVisible();
    const amounts = within(picker().getByRole("group", { name: "Choose an amount" }));
    expect(amounts.getAllByRole("button")).toHaveLength(2);
  });

  it("without sizes only asks for a colour, and preselects the one shown", async () => {
    const { user } = await openPicker(cap, "Red earth");
    expect(screen.getByRole("dialog", { name: "Choose a colour" })).toBeVisible();
    expect(picker().getByRole("button", { pressed: true })).toHaveAccessibleName(
      "Red earth, in stock",
    );
    await user.click(picker().getByRole("button", { name: "ADD TO CART" }));
    expect(await screen.findByText("Added 1 Mark Cap to cart! Red earth")).toBeVisible();
    expect(keptCart()).toEqual([lineOf(cap, "S", RED)]);
  });

  it("has nothing that axe complains about", async () => {
    const { user, baseElement } = await openPicker(
      withStock(hoodie, { [`M/${RED}`]: 0, [`L/${RED}`]: 2 }),
    );
    await user.click(picker().getByRole("button", { name: "Red earth, L, 2 left" }));
    expect(await complaintsOf(baseElement)).toEqual([]);
  });
});
