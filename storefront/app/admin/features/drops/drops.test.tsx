import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { productDesk, savedNamed } from "~/testing/admin-products";
import { complaintsOf } from "~/testing/axe";
import { staffDrop, staffDropDesk } from "~/testing/drops";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { handleFrom } from "~/admin/named-sets/set-values";
import "./drop-rules";
import { DropsScreen } from "./drops-screen";

const DRESS = savedNamed("Kivu Wrap Dress");

function open(at = "/admin/content/drops", drops = [staffDrop()]) {
  const { desk, handlers } = staffDropDesk(...drops);
  desk.products = [DRESS];
  server.use(...productDesk([DRESS]).handlers, ...handlers);
  const screens = [{ path: "/admin/content/drops", Screen: DropsScreen }];
  return { ...renderAdmin({ at, screens }), desk };
}
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const field = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

describe("drops", () => {
  it("are listed with how they go, opened and deleted", async () => {
    const selling = staffDrop({
      id: "drop_2",
      title: { en: "Rain drop" },
      state: "open",
      has_opened: true,
      ...{ waiting: 41, ordering: 3, sold: 7, left: 13 },
    });
    const { user, container, desk, location } = open(undefined, [staffDrop(), selling]);
    expect(await row("Winter drop")).toHaveTextContent("Not open yet");
    expect(await row("Rain drop")).toHaveTextContent(
      "41 waiting · 3 ordering now · 7 sold · 13 left",
    );
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(within(await row("Rain drop")).getByRole("button", { name: /^Delete/ }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Rain drop deleted.")).toBeVisible();
    expect(desk.drops.map(({ id }) => id)).toEqual(["drop_1"]);
    await user.click(button("New drop"));
    expect(location()).toBe("/admin/content/drops?edit=new");
  });

  it("are made: what is missing is named, products are found", async () => {
    const { user, container, desk } = open("/admin/content/drops?edit=new", []);
    await user.click(await screen.findByRole("button", { name: "Save" }));
    expect(await screen.findByText("Title is required")).toBeVisible();
    expect(screen.getByText("Choose at least one product")).toBeVisible();
    expect(screen.getByText("Enter a day and a time")).toBeVisible();
    await user.type(field("Title, English"), "Été drop!");
    expect(screen.getByText("/drops/ete-drop")).toBeVisible();
    await user.type(screen.getByRole("combobox", { name: "Find a product" }), "Kivu");
    await user.click(await screen.findByRole("option", { name: /Kivu Wrap Dress/ }));
    await user.type(screen.getByLabelText(/^On sale from/), "2099-12-05T20:00");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(button("Save"));
    expect(await screen.findByText("Drop saved.")).toBeVisible();
    expect(desk.drops[0]).toMatchObject({
      handle: "ete-drop",
      opens_at: "2099-12-05T18:00:00.000Z",
      has_queue: true,
      turn_minutes: 5,
    });
    expect(desk.drops[0]?.products.map(({ id }) => id)).toEqual([DRESS.id]);
  });

  it("are not changed over somebody else's change", async () => {
    const { id, name, image, price, stock_quantity, status } = DRESS;
    const products = [{ id, name, image, price, stock_quantity, status }];
    const { user, desk } = open("/admin/content/drops?edit=drop_1", [staffDrop({ products })]);
    const minutes = await screen.findByRole("spinbutton", { name: "Minutes of a turn" });
    await user.clear(minutes);
    await user.type(minutes, "9");
    desk.drops = desk.drops.map((drop) => ({ ...drop, version: 2 }));
    await user.click(button("Save"));
    expect(await screen.findByText(/Somebody else has changed this drop/)).toBeVisible();
    expect(minutes).toHaveValue(9);
  });

  it("say so when they are gone", async () => {
    open("/admin/content/drops?edit=drop_9");
    expect(await screen.findByText("This drop is gone. Somebody has deleted it.")).toBeVisible();
  });
});

it("suggests an address from the title", () => {
  expect(handleFrom("Sortie d'hiver – 2026")).toBe("sortie-d-hiver-2026");
});
