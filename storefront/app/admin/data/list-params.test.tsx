import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { useListParams } from "./list-params";

const NAMES = ["search", "status", "sort"] as const;

function List() {
  const { values, choose, goTo } = useListParams(NAMES);
  return (
    <>
      <p>{JSON.stringify(values)}</p>
      <button
        type="button"
        onClick={() => {
          choose({ status: "published" });
          choose({ sort: "price" });
          goTo(20);
        }}
      >
        Choose
      </button>
    </>
  );
}

it("keeps what was chosen just before, and is not shown yet", async () => {
  const router = createMemoryRouter([{ path: "/", element: <List /> }], {
    initialEntries: ["/?search=tee"],
  });
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Choose" }));
  await screen.findByText(JSON.stringify({ search: "tee", status: "published", sort: "price" }));
  expect(router.state.location.search).toBe("?search=tee&status=published&sort=price&offset=20");

  // Back, and on from there: what was chosen later is forgotten.
  await router.navigate("/?search=hoodie");
  await screen.findByText(/hoodie/);
  await user.click(screen.getByRole("button", { name: "Choose" }));
  await screen.findByText(JSON.stringify({ search: "hoodie", status: "published", sort: "price" }));
});
