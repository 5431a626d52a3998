import { lookBodySchema, type Look } from "@strive/backend/contracts/companions";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { productDesk, savedNamed } from "~/testing/admin-products";
import { complaintsOf } from "~/testing/axe";
import { answerLook } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { ProductsScreen } from "./products-screen";

const [TEE, TOTE, DRESS] = ["Gahinga Boxy Tee", "Kimironko Tote", "Kivu Wrap Dress"].map((name) =>
  savedNamed(name),
);
const pieceOf = (product = TEE): Look["pieces"][number] => {
  const { id = "", name = "", image = null, price = 0, stock_quantity = 0 } = product ?? {};
  return { id, name, image, price, stock_quantity, status: "published" };
};

/** The look of the tee, as the server keeps it; `by` is what somebody else does before the next change. */
function wardrobe(look: Look) {
  const desk = { look, saved: [] as string[][], by: null as Look | null };
  server.use(
    http.get("*/api/products/:key/look", () => HttpResponse.json(answerLook(desk.look))),
    http.put("*/api/products/:key/look", async ({ request }) => {
      const { products, version } = lookBodySchema.parse(await request.json());
      if (desk.by) desk.look = desk.by;
      if (version !== desk.look.version) return failure(409, "Look at it again");
      desk.saved.push(products);
      const all = [TOTE, DRESS].map((product) => pieceOf(product));
      const pieces = products.flatMap((id) => all.filter((piece) => piece.id === id));
      desk.look = { version: version + 1, pieces };
      return HttpResponse.json(answerLook(desk.look));
    }),
  );
  return desk;
}

async function open(look: Look) {
  const products = [TEE, TOTE, DRESS].flatMap((product) => (product ? [product] : []));
  server.use(...productDesk(products).handlers);
  const desk = wardrobe(look);
  const at = `/admin/products?view=${TEE?.id}`;
  const view = renderAdmin({ at, screens: [{ path: "/admin/products", Screen: ProductsScreen }] });
  await screen.findByRole("region", { name: "Complete the look" });
  return { ...view, desk };
}
const panel = () => within(screen.getByRole("region", { name: "Complete the look" }));
const find = () => panel().findByRole("combobox", { name: "Find a product" });

test("products are found, put in order and saved", async () => {
  const { user, desk } = await open({ version: 0, pieces: [] });
  expect(await panel().findByText("Nothing is chosen yet.")).toBeVisible();
  const save = panel().getByRole("button", { name: "Save look" });
  expect(save).toBeDisabled();
  for (const product of [TOTE, DRESS]) {
    await user.type(await find(), product?.name ?? "");
    await user.click(await panel().findByRole("option", { name: new RegExp(product?.name ?? "") }));
  }
  await user.click(panel().getByRole("button", { name: "Move Kivu Wrap Dress up" }));
  expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
  await user.click(save);
  await waitFor(() => expect(desk.saved).toEqual([[DRESS?.id, TOTE?.id]]));
  await waitFor(() => expect(save).toBeDisabled());
  await user.click(panel().getByRole("button", { name: "Remove Kivu Wrap Dress" }));
  expect(panel().getByRole("list", { name: "Complete the look" })).toHaveFocus();
  await user.click(save);
  await waitFor(() => expect(desk.saved[1]).toEqual([TOTE?.id]));
});

test("the product itself can't be a piece of its own look", async () => {
  const { user } = await open({ version: 0, pieces: [] });
  await user.type(await find(), "Gahinga");
  const option = await panel().findByRole("option", { name: /Gahinga Boxy Tee/ });
  expect(option).toHaveAttribute("aria-disabled", "true");
});

test("what somebody else saved meanwhile is shown instead of being overwritten", async () => {
  const { user, desk } = await open({ version: 1, pieces: [pieceOf(TOTE)] });
  desk.by = { version: 2, pieces: [pieceOf(DRESS)] };
  await user.click(await panel().findByRole("button", { name: "Remove Kimironko Tote" }));
  await user.click(panel().getByRole("button", { name: "Save look" }));
  expect(await panel().findByRole("alert")).toHaveTextContent("Look at it again");
  expect(await panel().findByText("Kivu Wrap Dress")).toBeVisible();
  expect(desk.saved).toEqual([]);
  expect(panel().getByRole("button", { name: "Save look" })).toBeDisabled();
});

test("what was changed stays when it could not be saved", async () => {
  const { user } = await open({ version: 1, pieces: [pieceOf(TOTE)] });
  server.use(http.put("*/api/products/:key/look", () => failure(503, "x")));
  await user.click(await panel().findByRole("button", { name: "Remove Kimironko Tote" }));
  await user.click(panel().getByRole("button", { name: "Save look" }));
  expect(await panel().findByRole("alert")).toHaveTextContent("Could not save the look");
  expect(panel().queryByText("Kimironko Tote")).not.toBeInTheDocument();
  expect(panel().getByRole("button", { name: "Save look" })).toBeEnabled();
});
