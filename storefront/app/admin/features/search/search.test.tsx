import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { missedSearch, searchDesk, synonymOf } from "~/testing/admin-search";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { SearchScreen } from "./search-screen";

const MISSED = [
  missedSearch("kitenge", { times: 12 }),
  missedSearch("boots", { times: 1, finds: 1 }),
];

function open(missed = MISSED, synonyms = [synonymOf("kofia", "caps")]) {
  const { desk, handlers } = searchDesk(missed, synonyms);
  server.use(...handlers);
  const screens = [{ path: "/admin/search", Screen: SearchScreen }];
  return { ...renderAdmin({ at: "/admin/search", screens }), desk };
}
const row = async (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const dialog = () => screen.findByRole("dialog", { name: "Words and what they mean" });

describe("searches in vain", () => {
  it("are listed with how often they were made and what they find now", async () => {
    const { container } = open();
    expect(await row("kitenge")).toHaveTextContent("kitengefinds nothing12 times");
    expect(await row("boots")).toHaveTextContent("bootsfinds 1 productonce");
    expect(screen.getByText("Searches in vain: 2")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are none at first", async () => {
    open([]);
    expect(await screen.findByText("Nobody searched in vain")).toBeVisible();
  });

  it("can be forgotten", async () => {
    const { user } = open();
    await user.click(within(await row("boots")).getByRole("button", { name: "Forget: boots" }));
    expect(await screen.findByText("Searches in vain: 1")).toBeVisible();
  });

  it("say so when they can't be forgotten, or read", async () => {
    const { user } = open();
    await row("boots");
    server.use(http.delete("*/api/admin/missed-searches/:id", () => failure(404, "Not there")));
    await user.click(within(await row("boots")).getByRole("button", { name: "Forget: boots" }));
    expect(await screen.findByText("Not there")).toBeVisible();
  });

  it("get a meaning", async () => {
    const { user, desk } = open();
    const name = "Give a meaning: kitenge";
    await user.click(within(await row("kitenge")).getByRole("button", { name }));
    const form = within(await dialog());
    expect(form.getByLabelText("Word")).toHaveValue("kitenge");
    await user.type(form.getByLabelText("Means"), "dresses");
    await user.click(form.getByRole("button", { name: "Add word" }));
    expect(await screen.findByText("kitenge finds 6 products now")).toBeVisible();
    expect(await form.findByText("“kitenge” means “dresses”")).toBeVisible();
    expect(form.getByLabelText("Word")).toHaveValue("");
    expect(desk.synonyms.map(({ word }) => word)).toEqual(["kofia", "kitenge"]);
    await user.keyboard("{Escape}");
    expect(await screen.findByText("Searches in vain: 1")).toBeVisible();
  });
});

describe("the words with a meaning", () => {
  it("are listed, and can be removed", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Words" }));
    const words = within(await dialog());
    expect(await words.findByText("“kofia” means “caps”")).toBeVisible();
    expect(await complaintsOf(await dialog())).toEqual([]);
    await user.click(words.getByRole("button", { name: "Remove kofia" }));
    expect(await words.findByText("No words yet")).toBeVisible();
  });

  it("name the field that is wrong, and what the shop says", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Words" }));
    const form = within(await dialog());
    await user.click(form.getByRole("button", { name: "Add word" }));
    await waitFor(() => expect(form.getByLabelText("Word")).toHaveFocus());
    expect(form.getByLabelText("Word")).toBeInvalid();
    await user.type(form.getByLabelText("Word"), "kofia");
    await user.type(form.getByLabelText("Means"), "hats");
    await user.click(form.getByRole("button", { name: "Add word" }));
    expect(await form.findByText(/"kofia" has a meaning already/)).toBeVisible();
  });

  it("say so when they can't be read", async () => {
    const { user } = open();
    await row("kitenge");
    server.use(http.get("*/api/admin/search-synonyms", () => failure(400, "Not now")));
    await user.click(screen.getByRole("button", { name: "Words" }));
    expect(await within(await dialog()).findByText("Not now")).toBeVisible();
  });
});
