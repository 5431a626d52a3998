import type { Product } from "@strive/backend/contracts/catalogue";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { haveConnection } from "~/testing/connection";
import { productNamed } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import { ProductCard } from "./product-card";
import { secondImage } from "./second-picture";

const RED = "#b5301a";
const BLACK = "#161412";

describe("The second picture of a card", () => {
  const product = {
    images: ["/red.webp", "/black.webp", "/red-back.webp", "/label.webp"],
    image_colors: [RED, BLACK, RED, null],
  };

  it.each([
    ["is the next of the same colour", "/red.webp", RED, "/red-back.webp"],
    ["is never the one that is shown", "/red-back.webp", RED, "/red.webp"],
    ["is else one of no colour in particular", "/black.webp", BLACK, "/label.webp"],
    ["shows no other colour", "/label.webp", "#ffffff", null],
  ])("%s", (_, shown, color, second) => {
    expect(secondImage(product, shown, color)).toBe(second);
  });

  it("is none where there is one picture, or none", () => {
    expect(secondImage({ images: ["/1.webp"], image_colors: [null] }, "/1.webp", RED)).toBeNull();
    expect(secondImage({ images: [], image_colors: [] }, null, RED)).toBeNull();
  });
});

const SECOND = "/uploads/second.webp";

function open(changes: Partial<Product> = {}) {
  const hoodie = productNamed("Karisimbi Heavy Hoodie");
  const product = {
    ...hoodie,
    images: [hoodie.images[0] ?? "", SECOND],
    image_colors: [hoodie.image_colors[0] ?? null, null],
    ...changes,
  };
  renderRoute({
    at: "/",
    routes: [{ path: "/", Component: () => <ProductCard product={product} /> }],
  });
  return screen.getByRole("article");
}
const sources = () =>
  screen.getAllByRole("presentation", { hidden: true }).map((image) => image.getAttribute("src"));

describe("A card", () => {
  beforeAll(() => import("./second-picture"));

  it("shows its second picture to a pointer that rests on it, and loads it only then", async () => {
    const card = open();
    expect(screen.queryByRole("presentation", { hidden: true })).not.toBeInTheDocument();
    fireEvent.pointerEnter(card, { pointerType: "mouse" });
    expect(await screen.findByRole("presentation", { hidden: true })).toBeInTheDocument();
    expect(sources()).toEqual([SECOND]);
  });

  it("loads none for a finger, nor for who saves data", async () => {
    haveConnection({ saveData: true });
    const card = open();
    fireEvent.pointerEnter(card, { pointerType: "touch" });
    fireEvent.pointerEnter(card, { pointerType: "mouse" });
    await import("./second-picture");
    expect(screen.queryByRole("presentation", { hidden: true })).not.toBeInTheDocument();
  });

  it.each([
    [0, false],
    [1, true],
    [3, true],
    [4, false],
  ])("with %i pieces left is marked as low: %s", (stock_quantity, isLow) => {
    open({ stock_quantity });
    expect(screen.queryAllByText("Low stock")).toHaveLength(isLow ? 1 : 0);
  });
});
