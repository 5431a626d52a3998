import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { renderRoute } from "~/testing/render-route";
import * as words from "~/words/brand-story";
import { AboutScreen } from "./about-screen";

const open = () =>
  renderRoute({ at: "/about", routes: [{ path: "/about", Component: AboutScreen }] });

it("tells the story at full length, with mission, vision and picture", async () => {
  const { container } = open();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  const story = within(main.getByRole("region", { name: /Brothers built it/ }));
  expect(story.getByText(words.lead)).toBeVisible();
  expect(story.getByText(/2025 was the year/)).toBeVisible();
  expect(story.getByText(/Imigongo gave us the line/)).toBeVisible();
  expect(story.getByRole("heading", { name: "Mission" })).toBeVisible();
  expect(story.getByText(words.mission)).toBeVisible();
  expect(story.getByRole("heading", { name: "Vision" })).toBeVisible();
  expect(story.getByText(words.vision)).toBeVisible();
  const picture = story.getByRole("img", {
    name: "Black dress with a red sash over nested red diamonds",
  });
  expect(picture).toHaveAttribute("loading", "eager");
  expect(await complaintsOf(container)).toEqual([]);
});

it("leads on to the shop and to the contact page", () => {
  open();
  const on = within(screen.getByRole("navigation", { name: "Where to go next" }));
  expect(on.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
  expect(on.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
});
