import { QueryClient } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { convertRwf, FALLBACK_RATES } from "@strive/backend/contracts/money";
import { http } from "msw";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { CurrencySelect } from "~/shop/frame/currency-select";
import { failure } from "~/testing/handlers";
import { server } from "~/testing/server";
import { forgiveConsole } from "~/testing/setup";
import { Price } from "~/ui/price";
import { api } from "./api-client";
import { CurrencyProvider } from "./currency";
import { ServerStateProvider } from "./query";
import { cacheOf } from "./query-cache";
import { ServerState } from "./server-state";
import { createStore, StoreProvider } from "./store";

function show(children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, meta: { api } } } });
  render(
    <StoreProvider store={createStore()}>
      <ServerStateProvider state={new ServerState(cacheOf(client))}>
        <CurrencyProvider>{children}</CurrencyProvider>
      </ServerStateProvider>
    </StoreProvider>,
  );
}

describe("currency", () => {
  it("shows RWF, then what was chosen, at the server's rate, and remembers it", async () => {
    show(
      <>
        <CurrencySelect />
        <Price amountRwf={18_000} />
      </>,
    );
    expect(screen.getByText("RWF 18,000")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Currency"), "USD");
    expect(await screen.findByText("$12.60")).toBeVisible();
    expect(window.localStorage.getItem("selectedCurrency")).toBe("USD");
  });

  it("reads the stored choice and ignores garbage in it", async () => {
    window.localStorage.setItem("selectedCurrency", "EUR");
    show(<Price amountRwf={10_000} />);
    expect(await screen.findByText("€6.00")).toBeVisible();
  });

  it("stays with RWF when the stored choice is nonsense", async () => {
    window.localStorage.setItem("selectedCurrency", "{]");
    show(<Price amountRwf={0} />);
    expect(await screen.findByText("RWF 0")).toBeVisible();
  });

  it("keeps the built-in rates when the server has none", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    server.use(http.get("*/api/exchange-rates", () => failure(400, "no rates")));
    window.localStorage.setItem("selectedCurrency", "USD");
    show(<Price amountRwf={30_000} />);
    expect(await screen.findByText("$24.90")).toBeVisible();
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  });

  it("can't be used outside its provider", () => {
    expect(() => render(<Price amountRwf={1} />)).toThrow(
      "useCurrency must be used within a CurrencyProvider",
    );
    forgiveConsole();
  });

  it("converts to whole cents, never below zero, and more for more", () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom("USD", "EUR"), (one, other, currency) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const less = convertRwf(low, currency, FALLBACK_RATES);
        const more = convertRwf(high, currency, FALLBACK_RATES);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeGreaterThanOrEqual(less);
        expect(Math.abs(more * 100 - Math.round(more * 100))).toBeLessThan(1e-4);
      }),
    );
  });
});
