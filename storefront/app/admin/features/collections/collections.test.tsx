import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { productDesk, savedNamed } from "~/testing/admin-products";
import { complaintsOf } from "~/testing/axe";
import { collectionDesk, staffCollection } from "~/testing/collections";
import { staffDrop, staffDropDesk } from "~/testing/drops";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import "./collection-rules";
import { CollectionsScreen } from "./collections-screen";

const DRESS = savedNamed("Kivu Wrap Dress");

function open(at = "/admin/content/collections", collections = [staffCollection()]) {
  const { desk, handlers } = collectionDesk(...collections);
  desk.products = [DRESS];
  const drops = staffDropDesk(staffDrop()).handlers;
  server.use(...productDesk([DRESS]).handlers, ...drops, ...handlers);
  const screens = [{ path: "/admin/content/collections", Screen: CollectionsScreen }];
  return { ...renderAdmin({ at, screens }), desk };
}
const field = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

describe("collections", () => {
  it("are listed with what is in them and when they are shown", async () => {
    const later = staffCollection({
      ...{ id: "collection_2", title: { en: "Winter" }, state: "soon" },
      starts_at: "2099-12-05T18:00:00.000Z",
    });
    const { user, container, location } = open(undefined, [staffCollection(), later]);
    const row = await screen.findByRole("row", { name: /^Winter/ });
    expect(row).toHaveTextContent("Not yet shown");
    expect(row).toHaveTextContent("0 products");
    expect(screen.getByRole("link", { name: "Collections" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(button("New collection"));
    expect(location()).toBe("/admin/content/collections?edit=new");
  });

  it("are made of products, with a text, a picture, a drop and a time", async () => {
    const { user, container, desk } = open("/admin/content/collections?edit=new", []);
    await user.click(await screen.findByRole("button", { name: "Save" }));
    expect(await screen.findByText("Title is required")).toBeVisible();
    expect(screen.getByText("Choose at least one product")).toBeVisible();
    await user.type(field("Title, English"), "Rain season");
    expect(screen.getByText("/collections/rain-season")).toBeVisible();
    await user.type(field("Text, English"), "For wet days");
    await user.type(screen.getByRole("combobox", { name: "Find a product" }), "Kivu");
    await user.click(await screen.findByRole("option", { name: /Kivu Wrap Dress/ }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Picture" }), DRESS.name);
    await user.selectOptions(screen.getByRole("combobox", { name: "Drop" }), "Winter drop");
    await user.type(screen.getByLabelText(/^Until/), "2099-12-05T20:00");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(button("Save"));
    expect(await screen.findByText("Collection saved.")).toBeVisible();
    expect(desk.collections[0]).toMatchObject({
      ...{ handle: "rain-season", cover: DRESS.id, drop_id: "drop_1" },
      ...{ starts_at: null, ends_at: "2099-12-05T18:00:00.000Z" },
      text: { en: "For wet days" },
    });
  });

  it("are not changed over somebody else's change", async () => {
    const { id, name, image, price, stock_quantity, status } = DRESS;
    const products = [{ id, name, image, price, stock_quantity, status }];
    const at = "/admin/content/collections?edit=collection_1";
    const { user, desk } = open(at, [staffCollection({ products })]);
    await user.type(await screen.findByRole("textbox", { name: "Text, Français" }), "Pluie");
    desk.collections = desk.collections.map((one) => ({ ...one, version: 2 }));
    await user.click(button("Save"));
    expect(await screen.findByText(/Somebody else has changed this collection/)).toBeVisible();
    expect(field("Text, Français")).toHaveValue("Pluie");
  });
});
