import { readWritten } from "@strive/backend/contracts/written-text";
import { screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import PrivacyRoute from "~/shop/routes/privacy";
import ReturnsRoute from "~/shop/routes/returns";
import SellerRoute from "~/shop/routes/seller";
import TermsRoute from "~/shop/routes/terms";
import { complaintsOf } from "~/testing/axe";
import { renderRoute } from "~/testing/render-route";
import { SHOP_CONTACT } from "@strive/backend/contracts/shop-contact";
import { LegalPage } from "~/ui/legal-page";
import { SellerDetails } from "~/ui/seller-details";
import * as words from "~/words/legal";

const open = (path: string, Component: ComponentType) =>
  renderRoute({ at: path, routes: [{ path, Component }] });
const main = () => within(screen.getByRole("main"));
const leadsTo = (name: string, href: string) =>
  expect(main().getAllByRole("link", { name })[0]).toHaveAttribute("href", href);

describe("legal pages", () => {
  it("privacy: the law, what is kept and how long, and the shopper's rights", async () => {
    const { container } = open("/privacy", PrivacyRoute);
    expect(main().getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
    expect(main().getByText(/Law 058\/2021/)).toBeVisible();
    expect(main().getByText("Orders and invoices: 10 years, as tax law requires.")).toBeVisible();
    expect(main().getByText(/within 48 hours/)).toBeVisible();
    expect(main().getByRole("heading", { level: 2, name: "Your rights" })).toBeVisible();
    leadsTo("Your account", "/account");
    leadsTo("Contact us", "/contact");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("terms: prices, order, delivery, complaints", async () => {
    const { container } = open("/terms", TermsRoute);
    expect(main().getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    expect(main().getByText("Kigali: 1–2 business days.")).toBeVisible();
    expect(main().getByText("Outside Kigali: 3–5 business days.")).toBeVisible();
    leadsTo("Seller details", "/seller");
    leadsTo("Returns", "/returns");
    leadsTo("Find your order", "/order");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("returns: 7 days, faulty goods, and how money comes back", async () => {
    const { container } = open("/returns", ReturnsRoute);
    expect(main().getByRole("heading", { level: 1, name: "Returns" })).toBeVisible();
    expect(main().getByText(/within 7 days of receiving your order/)).toBeVisible();
    expect(
      main().getByText(/within 72 hours we confirm .* within 15 days we answer/i),
    ).toBeVisible();
    expect(main().getByRole("heading", { name: "How you are paid back" })).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("seller: the details filled in, and no row for the others", async () => {
    const { container } = open("/seller", SellerRoute);
    expect(main().getByRole("heading", { level: 1, name: "Seller details" })).toBeVisible();
    expect(
      main()
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual(["Shop", "Place", "Phone", "Email"]);
    leadsTo("hello@strive.example", "mailto:hello@strive.example");
    expect(main().getByText(/72 hours/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("seller: every row of a registered seller", () => {
    const legal = {
      companyName: "Strive Rwanda Ltd",
      registrationNumber: "123456789",
      tin: "987654321",
      address: "KG 11 Ave 5, Kigali",
      phone: "+250 788 111 222",
      email: "books@strive.example",
      complaintsOfficer: "Diane Uwera",
    };
    open("/seller", () => <SellerDetails legal={legal} contact={SHOP_CONTACT} />);
    const definitions = main().getAllByRole("definition");
    expect(definitions.map(({ textContent }) => textContent)).toEqual([
      "STRIVE",
      "Strive Rwanda Ltd",
      "123456789",
      "987654321",
      "Kigali, Rwanda",
      "KG 11 Ave 5, Kigali",
      "+250 788 111 222",
      "books@strive.example",
      "Diane Uwera",
    ]);
    leadsTo("+250 788 111 222", "tel:+250788111222");
    leadsTo("books@strive.example", "mailto:books@strive.example");
  });

  it("say what staff wrote, from when on, and the rest in the shop's own words", async () => {
    const sections = readWritten(
      `No heading yet.

# Sending back
Ask a@strive.example,
or read [our terms](/terms).
## By bus
1. Pack it
2. Bring it

- Unworn`,
    );
    const written = {
      ...{ title: "Changing your mind", sections, since: "2026-11-01T22:30:00.000Z" },
      lang: "en" as const,
    };
    const { container } = open("/returns", () => (
      <LegalPage text={words.returns} written={written} />
    ));
    expect(main().getByRole("heading", { level: 1, name: "Changing your mind" })).toBeVisible();
    expect(main().getByText(words.returns.intro)).toBeVisible();
    expect(main().getByText("In force since November 2, 2026")).toBeVisible();
    expect(main().getByRole("heading", { level: 2, name: "Sending back" })).toBeVisible();
    expect(main().getByRole("heading", { level: 3, name: "By bus" })).toBeVisible();
    expect(main().getAllByRole("list")).toHaveLength(2);
    leadsTo("a@strive.example", "mailto:a@strive.example");
    leadsTo("our terms", "/terms");
    expect(main().queryByText(/within 7 days/)).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });
});
