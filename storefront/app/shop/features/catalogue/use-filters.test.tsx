import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { useFilters } from "./use-filters";

function List() {
  const { filters, change } = useFilters();
  return (
    <button
      type="button"
      onClick={() => {
        change({ q: "dress" });
        change({ sort: "price_asc" });
      }}
    >
      {[filters.category, filters.q, filters.sort].join(" ")}
    </button>
  );
}

it("keep the text that was searched just before, and is not in the address yet", async () => {
  const router = createMemoryRouter([{ path: "/", element: <List /> }], {
    initialEntries: ["/?category=Dresses"],
  });
  render(<RouterProvider router={router} />);
  await userEvent.setup().click(screen.getByRole("button"));
  await screen.findByText("Dresses dress price_asc");
  expect(router.state.location.search).toBe("?category=Dresses&q=dress&sort=price_asc");
});
