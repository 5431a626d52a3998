import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { API_ERROR_TEXT } from "~/lib/api-error";
import { productNamed } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import { ProductCard } from "./product-card";

// The network fails just when the picker's code is fetched.
vi.mock("../variant-picker/variant-picker", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

const hoodie = productNamed("Karisimbi Heavy Hoodie");
const tote = productNamed("Kimironko Tote");

it("is reported on every press, adds nothing blindly, and leaves the page working", async () => {
  const Screen = () => (
    <>
      <ProductCard product={hoodie} />
      <ProductCard product={tote} />
    </>
  );
  const { user } = renderRoute({ at: "/", routes: [{ path: "/", Component: Screen }] });
  for (let press = 0; press < 2; press += 1) {
    await user.click(screen.getByRole("button", { name: `Add to Cart: ${hoodie.name}` }));
    expect(await screen.findByRole("alert")).toHaveTextContent(API_ERROR_TEXT.network);
  }
  expect(window.localStorage.getItem("cartItems")).toBeNull();

  await user.click(screen.getByRole("button", { name: `Add to Cart: ${tote.name}` }));
  expect(await screen.findByText("Added 1 Kimironko Tote to cart!")).toBeVisible();
});
