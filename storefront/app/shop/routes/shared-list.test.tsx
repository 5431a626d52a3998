import { sharedListResponseSchema } from "@strive/backend/contracts/shared-lists";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { afterEach, expect, test } from "vitest";
import { WISHLIST_KEY } from "~/lib/wishlist-atoms";
import { wishlistItemOf } from "~/lib/wishlist-rules";

import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import MessageLink, { loader, meta } from "./pay-link";

const CODE = "0".repeat(23) + "A";
const shared = ["Kivu Wrap Dress", "Karisimbi Heavy Hoodie"].map((name) => productNamed(name));

function open(code = CODE, ...first: RequestHandler[]) {
  server.use(
    ...first,
    http.get(`*/api/shared-lists/${CODE}`, () =>
      HttpResponse.json(
        sharedListResponseSchema.parse({
          success: true,
          data: { products: shared, expires_at: "2100-03-01T00:00:00.000Z" },
        }),
      ),
    ),
  );
  return renderRoute({ at: `/p/${code}`, routes: [{ path: "/p/:code", Component: MessageLink }] });
}
const wishes = () =>
  (JSON.parse(localStorage.getItem(WISHLIST_KEY) ?? "[]") as { name: string }[]).map(
    ({ name }) => name,
  );

afterEach(() => localStorage.clear());

test("the list is shown, and all of it goes onto one's own wishlist", async () => {
  const [dress] = shared;
  if (dress) localStorage.setItem(WISHLIST_KEY, JSON.stringify([wishlistItemOf(dress)]));
  // Typed in small letters.
  const { user, container } = open(CODE.toLowerCase());
  expect(await screen.findByRole("heading", { level: 1, name: "A wishlist" })).toBeVisible();
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.getByText(/^Somebody shared these with you\. The link works until/)).toBeVisible();
  const card = within(screen.getAllByRole("article")[1] ?? container);
  expect(card.getByRole("button", { name: "Add to Cart: Karisimbi Heavy Hoodie" })).toBeVisible();
  expect(await complaintsOf(container)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Add all to my wishlist" }));
  expect(wishes()).toEqual(["Kivu Wrap Dress", "Karisimbi Heavy Hoodie"]);
  expect(screen.getByText("All of these are on your wishlist.")).toBeVisible();
  expect(await screen.findByText("1 product is now on your wishlist.")).toBeVisible();
});

test("a link that is over says so", async () => {
  server.use(http.get("*/api/shared-lists/:code", () => failure(404, "This link is over.")));
  renderRoute({ at: `/p/${CODE}`, routes: [{ path: "/p/:code", Component: MessageLink }] });
  expect(await screen.findByRole("heading", { level: 1, name: "This link is over" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/");
});

test("the server renders it, and says 404 for a link that is over", async () => {
  const load = (data: unknown, status: number) =>
    loader({
      params: { code: CODE },
      context: { apiFetch: () => Promise.resolve(Response.json(data, { status })) },
    } as never);
  const list = { products: shared, expires_at: "2100-03-01T00:00:00.000Z" };
  const there = await load({ success: true, data: list }, 200);
  expect(there.data?.queries[0]?.[1]).toEqual(list);
  expect(there.init).toMatchObject({ status: 200, headers: { "Cache-Control": "no-store" } });
  const over = await load({ success: false, message: "x", code: "not_found" }, 404);
  expect(over.data?.queries[0]?.[1]).toBeNull();
  expect(over.init?.status).toBe(404);
});

test("a list that failed to load can be asked for again", async () => {
  const refused = http.get("*/api/shared-lists/:code", () => failure(403, "x"), { once: true });
  const { user } = open(CODE, refused);
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findAllByRole("article")).toHaveLength(2);
});

test("search engines do not keep it", () => {
  const tags = meta({ matches: [], params: { code: CODE } } as never) ?? [];
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(tags)).toContain("A wishlist");
});
