import { screen, waitFor, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "~/testing/handlers";
import { openDiscounts, press, radio, theForm } from "~/testing/open-discounts";

const open = (...first: RequestHandler[]) => openDiscounts({ at: "/new", first });
const said = () => screen.getByRole("region", { name: "In plain words" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:00:00.000Z") });
});
afterEach(() => vi.useRealTimers());

describe("what it applies to", () => {
  it("is found by its name, added and taken out, by the keyboard too", async () => {
    const { user, products } = open();
    await theForm();
    radio("Everything").focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(radio("Chosen products")).toBeChecked();
    await screen.findByRole("checkbox", { name: /^Gahinga Boxy Tee/ });
    await user.type(screen.getByLabelText("Search products"), "kivu{Enter}");
    const dress = await screen.findByRole("checkbox", { name: "Kivu Wrap Dress RWF 52,000" });
    await waitFor(() =>
      expect(screen.queryByRole("checkbox", { name: /^Gahinga/ })).not.toBeInTheDocument(),
    );
    expect(products.asked).toContain("?status=all&search=kivu");
    dress.focus();
    await user.keyboard(" ");
    expect(said()).toHaveTextContent("off Kivu Wrap Dress.");
    await user.click(press("Remove Kivu Wrap Dress"));
    expect(press("Add products")).toHaveFocus();
    expect(dress).not.toBeChecked();
    expect(said()).toHaveTextContent("off the products you choose.");
    await user.keyboard("{Enter}");
    expect(press("Add products")).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByLabelText("Search products")).not.toBeInTheDocument();
  });

  it("keeps what was chosen while the other list is looked at", async () => {
    const { user } = open();
    await theForm();
    await user.click(radio("Categories"));
    await user.type(await screen.findByLabelText("Search categories"), "dress");
    expect(await screen.findAllByRole("checkbox")).toHaveLength(2);
    await user.click(screen.getByRole("checkbox", { name: "Dresses" }));
    await user.click(radio("Chosen products"));
    expect(screen.queryByText("Dresses")).not.toBeInTheDocument();
    await user.click(radio("Categories"));
    expect(press("Remove Dresses")).toBeVisible();
    // What is chosen is seen; the list opens when it is asked for.
    await user.click(press("Add categories"));
    await user.type(screen.getByLabelText("Search categories"), "zzz");
    expect(await screen.findByText("Nothing found")).toBeVisible();
  });

  it("says that its list did not come", async () => {
    const { user } = open(
      http.get("*/api/categories", () => failure(500, "It broke"), { once: true }),
    );
    await theForm();
    await user.click(radio("Categories"));
    const group = within(screen.getByRole("group", { name: "Chosen categories" }));
    expect(await group.findByRole("alert")).toHaveTextContent("Failed to load categories.");
    await user.click(group.getByRole("button", { name: "Retry" }));
    expect(await group.findByRole("checkbox", { name: "Hoodies" })).toBeVisible();
  });
});

describe("the example of a cart", () => {
  const lines = () =>
    within(screen.getByRole("region", { name: "On a cart today" }))
      .getAllByRole("definition")
      .map(({ textContent }) => textContent);

  it("follows the form, with a product that fits it", async () => {
    const { user, products } = open();
    await theForm();
    expect(screen.queryByText("On a cart today")).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("Code"), "umuganda");
    await user.type(screen.getByLabelText("Percent off"), "10");
    const cart = within(await screen.findByRole("region", { name: "On a cart today" }));
    expect(await cart.findByText("Gahinga Boxy Tee")).toBeVisible();
    expect(cart.getByText("UMUGANDA")).toBeVisible();
    expect(lines()).toEqual(["RWF 18,000", "−RWF 1,800", "RWF 2,000", "RWF 18,200"]);
    await user.type(screen.getByLabelText("From a cart of (RWF, optional)"), "40000");
    expect(await cart.findByText("Karisimbi Heavy Hoodie")).toBeVisible();
    expect(lines()).toEqual(["RWF 45,000", "−RWF 4,500", "RWF 2,000", "RWF 42,500"]);
    await user.click(radio("Categories"));
    await user.click(await screen.findByRole("checkbox", { name: "Dresses" }));
    expect(await screen.findByText("Kivu Wrap Dress")).toBeVisible();
    expect(products.asked).toContain("?status=published&category=cat_3&limit=50");
    await user.click(screen.getByRole("checkbox", { name: "Dresses" }));
    await user.click(screen.getByRole("checkbox", { name: "Jeans" }));
    expect(await screen.findByText("No product in the shop fits it today.")).toBeVisible();
  });

  it("can be asked for again when it did not come", async () => {
    const { user } = open(
      http.get("*/api/shipping", () => failure(500, "It broke"), { once: true }),
    );
    await theForm();
    await user.type(screen.getByLabelText("Percent off"), "10");
    const cart = within(await screen.findByRole("region", { name: "On a cart today" }));
    expect(await cart.findByRole("alert")).toHaveTextContent("The example could not be loaded.");
    await user.click(cart.getByRole("button", { name: "Retry" }));
    expect(await cart.findByText("This discount")).toBeVisible();
  });
});
