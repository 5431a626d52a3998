import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { SENT_PICTURE } from "~/testing/admin-content";
import { complaintsOf } from "~/testing/axe";
import { collectionOf, collectionPage } from "~/testing/collections";
import { dropDesk } from "~/testing/drops";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { admin, signedIn } from "~/testing/signed-in";
import { http } from "msw";
import CollectionRoute from "./collection";

const DRESS = productNamed("Kivu Wrap Dress");
const TEE = productNamed("Gahinga Boxy Tee");

function open(...handlers: Parameters<typeof server.use>) {
  server.use(...dropDesk(null).handlers, ...handlers);
  const routes = [{ path: "/collections/:handle", Component: CollectionRoute }];
  return renderRoute({ at: "/collections/rain", routes });
}

describe("the page of a collection", () => {
  test("shows its products in their order, with its words and its drop", async () => {
    const drop = {
      ...{ handle: "winter", title: "Winter drop", has_queue: true },
      opens_at: "2099-12-05T18:00:00.000Z",
    };
    const { container } = open(collectionPage(collectionOf([TEE, DRESS], { drop })));
    expect(await screen.findByRole("heading", { level: 1, name: "Rain season" })).toBeVisible();
    expect(screen.getByText(/^Jackets, boots/)).toBeVisible();
    const cards = screen.getAllByRole("article");
    expect(within(cards[0] as HTMLElement).getByRole("heading", { name: TEE.name })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Winter drop" })).toBeVisible();
    expect(await screen.findByRole("link", { name: "To the queue" })).toHaveAttribute(
      "href",
      "/drops/winter",
    );
    expect(document.title).toMatch(/^Rain season/);
    expect(await complaintsOf(container)).toEqual([]);
  });

  test("shows its own picture, and says what it shows", async () => {
    const picture = { url: SENT_PICTURE, alt: "A coat in the rain" };
    const { container } = open(collectionPage(collectionOf([TEE], { picture })));
    expect(await screen.findByAltText(picture.alt)).toHaveAttribute("src", picture.url);
    expect(await complaintsOf(container)).toEqual([]);
  });

  test("says that it is over, that there is none, and that it could not be loaded", async () => {
    const over = collectionOf([], { state: "over" });
    const { unmount } = open(collectionPage(over));
    expect(await screen.findByRole("heading", { name: "This collection is over" })).toBeVisible();
    unmount();
    const { unmount: again } = open(collectionPage(null, collectionOf([TEE])));
    expect(
      await screen.findByRole("heading", { name: "There is no such collection" }),
    ).toBeVisible();
    again();
    open(http.get("*/api/collections/:handle", () => failure(409, "No")));
    expect(await screen.findByText("The collection could not be loaded")).toBeVisible();
  });

  test("is shown to staff before its time", async () => {
    open(collectionPage(null, collectionOf([TEE], { state: "soon" })), ...signedIn(admin));
    expect(await screen.findByRole("heading", { level: 1, name: "Rain season" })).toBeVisible();
    expect(screen.getByText(/^Only you see this page/)).toBeVisible();
  });
});
