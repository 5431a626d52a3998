import type { StaffCollection } from "@strive/backend/contracts/collections";
import { lookPieceSchema } from "@strive/backend/contracts/companions";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { contentDesk, SENT_PICTURE } from "~/testing/admin-content";
import { productDesk, savedNamed } from "~/testing/admin-products";
import { complaintsOf } from "~/testing/axe";
import { collectionDesk, staffCollection } from "~/testing/collections";
import { staffDrop, staffDropDesk } from "~/testing/drops";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import "./collection-rules";
import { CollectionsScreen } from "./collections-screen";

const DRESS = savedNamed("Kivu Wrap Dress");
const PIECE = lookPieceSchema.parse(DRESS);

function open(at = "/admin/content/collections", collections = [staffCollection()]) {
  const { desk, handlers } = collectionDesk(...collections);
  desk.products = [DRESS];
  const drops = staffDropDesk(staffDrop()).handlers;
  const pictures = contentDesk().handlers;
  server.use(...productDesk([DRESS]).handlers, ...drops, ...pictures, ...handlers);
  const screens = [{ path: "/admin/content/collections", Screen: CollectionsScreen }];
  return { ...renderAdmin({ at, screens }), desk };
}
const openOne = (changes: Partial<StaffCollection> = {}) =>
  open("/admin/content/collections?edit=collection_1", [
    staffCollection({ products: [PIECE], ...changes }),
  ]);
/** What is in the frame. */
function previewed(): HTMLElement {
  const { contentDocument } = screen.getByTitle<HTMLIFrameElement>("Preview");
  if (contentDocument === null) throw new Error("The frame has no page.");
  return contentDocument.body;
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
    await waitFor(() => expect(location()).toBe("/admin/content/collections?edit=new"));
  });

  it("are made of products, with a text, a picture, a drop and a time", async () => {
    const { user, container, desk } = open("/admin/content/collections?edit=new", []);
    await user.click(await screen.findByRole("button", { name: "Save" }));
    expect(await screen.findByText("Title is required")).toBeVisible();
    expect(screen.getByText("Choose at least one product")).toBeVisible();
    await user.type(field("Title, English"), "Rain season");
    expect(screen.getByText("/collections/rain-season")).toBeVisible();
    await user.type(field("Text, English"), "For wet days");
    await user.click(screen.getByRole("radio", { name: "Français, 2 missing" }));
    await user.type(field("Title, Français"), "Pluie");
    const page = () =>
      screen.getByTitle<HTMLIFrameElement>("Preview").contentDocument?.body.textContent;
    expect(page()).toContain("PluieFor wet days");
    await user.type(screen.getByRole("combobox", { name: "Find a product" }), "Kivu");
    await user.click(await screen.findByRole("option", { name: /Kivu Wrap Dress/ }));
    expect(page()).toContain(`${DRESS.name}RWF 52,000`);
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Product's picture" }),
      DRESS.name,
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Drop" }), "Winter drop");
    await user.type(screen.getByLabelText(/^Until/), "2099-12-05T20:00");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole("radio", { name: "English" }));
    await user.clear(field("Title, English"));
    await user.click(screen.getByRole("radio", { name: /^Ikinyarwanda/ }));
    await user.click(button("Save"));
    expect(await screen.findByText("Title is required")).toBeVisible();
    expect(field("Title, English")).toHaveFocus();
    await user.type(field("Title, English"), "Rain season");
    await user.click(button("Save"));
    expect(await screen.findByText("Collection saved.")).toBeVisible();
    expect(desk.collections[0]).toMatchObject({
      ...{ handle: "rain-season", cover: DRESS.id, drop_id: "drop_1" },
      ...{ starts_at: null, ends_at: "2099-12-05T18:00:00.000Z" },
      ...{ title: { en: "Rain season", fr: "Pluie" }, text: { en: "For wet days" } },
    });
  });

  it("have a picture of their own, with what it shows in each language", async () => {
    const { user, container, desk } = openOne();
    expect(await screen.findByRole("combobox", { name: "Product's picture" })).toBeVisible();
    await user.upload(
      screen.getByLabelText("Choose a picture", { selector: "input" }),
      new File(["x"], "rain.jpg", { type: "image/jpeg" }),
    );
    await user.type(
      await screen.findByRole("textbox", { name: "What the picture shows, English" }),
      "A coat",
    );
    expect(screen.queryByRole("combobox", { name: "Product's picture" })).not.toBeInTheDocument();
    expect(within(previewed()).getByAltText("A coat")).toHaveAttribute("src", SENT_PICTURE);
    expect(await complaintsOf(container)).toEqual([]);
    for (const [language, words] of [
      ["Ikinyarwanda", "Ikoti"],
      ["Français", "Un manteau"],
    ] as const) {
      await user.click(screen.getByRole("radio", { name: "English" }));
      await user.click(button("Save"));
      // It turns to the first language that lacks it.
      expect(await screen.findByText("Say it in every language")).toBeVisible();
      await user.type(field(`What the picture shows, ${language}`), words);
    }
    await user.click(button("Save"));
    expect(await screen.findByText("Collection saved.")).toBeVisible();
    expect(desk.collections[0]?.picture).toEqual({
      url: SENT_PICTURE,
      alt: { en: "A coat", rw: "Ikoti", fr: "Un manteau" },
    });
    const row = await screen.findByRole("row", { name: /^Rain season/ });
    const shown = () => within(row).getByRole("presentation").getAttribute("src");
    expect(shown()).toBe(SENT_PICTURE);
    await user.click(within(row).getByRole("button", { name: /^Edit/ }));
    await user.click(await screen.findByRole("button", { name: "Remove" }));
    await user.click(button("Save"));
    await waitFor(() => expect(desk.collections[0]?.picture).toBeNull());
  });

  it("are previewed as they are typed, as the shop shows them", async () => {
    const hidden = { ...PIECE, id: "prod_hidden", name: "Hidden Hat", status: "draft" as const };
    const { user } = openOne({ products: [PIECE, hidden] });
    const drop = await screen.findByRole("option", { name: "Winter drop" });
    const page = within(previewed());
    expect(page.getByRole("heading", { level: 1, hidden: true })).toHaveTextContent("Rain season");
    expect(page.getByRole("heading", { level: 3, hidden: true })).toHaveTextContent(PIECE.name);
    expect(previewed()).not.toHaveTextContent("Hidden Hat");
    await user.type(field("Title, English"), " 2026");
    await user.selectOptions(screen.getByRole("combobox", { name: "Drop" }), drop);
    expect(previewed()).toHaveTextContent(/Rain season 2026.*Winter drop ?To the queue/);
    await user.click(screen.getByRole("radio", { name: /^Français/ }));
    await user.type(field("Title, Français"), "Pluie");
    expect(previewed()).toHaveTextContent(/Pluie/);
    expect(screen.getByTitle("Preview")).toHaveStyle({ width: "390px" });
    await user.click(screen.getByRole("radio", { name: "Desktop" }));
    expect(screen.getByTitle("Preview")).toHaveStyle({ width: "1280px" });
    await user.click(button(`Remove ${PIECE.name}`));
    expect(previewed()).toHaveTextContent(/Nothing of this is in the shop now/);
  });

  it.each([
    ["made", null],
    ["changed", PIECE],
  ])("are %s once by two presses, and again where the network was lost", async (_, saved) => {
    const { user, desk } = saved ? openOne() : open("/admin/content/collections?edit=new", []);
    await user.type(await screen.findByRole("textbox", { name: "Title, English" }), " 2026");
    if (saved === null) {
      await user.type(screen.getByRole("combobox", { name: "Find a product" }), "Kivu");
      await user.click(await screen.findByRole("option", { name: /Kivu Wrap Dress/ }));
    }
    const keys: Array<string | null> = [];
    server.use(
      http.all("*/api/admin/collections*", ({ request }) => {
        if (request.method === "GET") return undefined;
        keys.push(request.headers.get("Idempotency-Key"));
        return keys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await user.dblClick(button("Save"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Could not save the collection. Server overloaded - please try again later",
    );
    expect(keys).toHaveLength(1);
    expect(field("Title, English")).toHaveDisplayValue(/ ?2026$/);
    await user.dblClick(button("Save"));
    expect(await screen.findByText("Collection saved.")).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(desk.collections).toHaveLength(1);
  });

  it("are not changed over somebody else's change", async () => {
    const { user, desk } = openOne();
    await user.click(await screen.findByRole("radio", { name: /^Français/ }));
    await user.type(field("Text, Français"), "Pluie");
    desk.collections = desk.collections.map((one) => ({ ...one, version: 2 }));
    await user.click(button("Save"));
    expect(await screen.findByText(/Somebody else has changed this collection/)).toBeVisible();
    expect(field("Text, Français")).toHaveValue("Pluie");
  });
});
