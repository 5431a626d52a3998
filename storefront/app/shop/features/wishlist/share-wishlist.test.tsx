import {
  endSharedListBodySchema,
  madeSharedListResponseSchema,
  ownSharedListResponseSchema,
  shareListBodySchema,
  type OwnSharedList,
} from "@strive/backend/contracts/shared-lists";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { SHARED_LIST_KEY } from "~/lib/shared-list-atoms";
import { WISHLIST_KEY } from "~/lib/wishlist-atoms";
import { wishlistItemOf } from "~/lib/wishlist-rules";
import { alertDesk } from "~/testing/alerts";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { WishlistScreen } from "./wishlist-screen";

const CODE = "0".repeat(23) + "A";
const KEY = "0".repeat(23) + "K";
const EXPIRES = "2100-03-01T00:00:00.000Z";
const wished = ["Kivu Wrap Dress", "Karisimbi Heavy Hoodie"].map((name) => productNamed(name));
const ids = wished.map(({ id }) => id);

/** Links as the server keeps them; `calls` is what was asked. */
function shareDesk(own: OwnSharedList | null = null) {
  const calls: unknown[] = [];
  const isAccount = (request: Request) => request.headers.has("Authorization");
  const handlers = [
    http.get("*/api/shared-lists", () =>
      HttpResponse.json(ownSharedListResponseSchema.parse({ success: true, data: own })),
    ),
    http.post("*/api/shared-lists", async ({ request }) => {
      const body = shareListBodySchema.parse(await request.json());
      calls.push(body);
      const key = isAccount(request) ? null : KEY;
      const data = { code: CODE, key, count: body.products.length, expires_at: EXPIRES };
      return HttpResponse.json(madeSharedListResponseSchema.parse({ success: true, data }), {
        status: 201,
      });
    }),
    http.post("*/api/shared-lists/:code/end", async ({ request, params }) => {
      calls.push({
        code: params["code"],
        ...endSharedListBodySchema.parse(await request.json()),
      });
      return HttpResponse.json({ success: true });
    }),
  ];
  return { calls, handlers };
}

function open(desk = shareDesk(), as: typeof customer | null = null) {
  server.use(...desk.handlers, ...alertDesk().handlers, ...(as === null ? [] : signedIn(as)));
  const routes = [{ path: "/wishlist", Component: WishlistScreen }];
  return { ...renderRoute({ at: "/wishlist", routes }), ...desk };
}
const region = () => screen.findByRole("region", { name: "Share your wishlist" });
const keptLink = () => JSON.parse(localStorage.getItem(SHARED_LIST_KEY) ?? "null") as unknown;

beforeEach(() => {
  const items = wished.map((product) => wishlistItemOf(product));
  localStorage.setItem(WISHLIST_KEY, JSON.stringify(items));
});

describe("a guest", () => {
  it("makes a link, sends it, and ends it with one press", async () => {
    const { user, calls, container } = open();
    const part = within(await region());
    await user.click(await part.findByRole("button", { name: "Make a link" }));
    expect(await part.findByText(/^The link shows 2 products and works until/)).toBeVisible();
    expect(calls).toEqual([{ products: ids }]);
    expect(keptLink()).toMatchObject({ code: CODE, key: KEY });
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(part.getByRole("button", { name: "Share the link" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Share" }));
    expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(
      `${window.location.origin}/p/${CODE}`,
    );
    await user.keyboard("{Escape}");
    await user.click(await part.findByRole("button", { name: "End the link" }));
    expect(await part.findByText("The link is ended. Nobody can open it any more.")).toBeVisible();
    expect(calls[1]).toEqual({ code: CODE, key: KEY });
    expect(keptLink()).toBeNull();
  });

  it("has the same link show the list as it is now", async () => {
    const link = { code: CODE, key: KEY, count: 5, expires_at: EXPIRES };
    localStorage.setItem(SHARED_LIST_KEY, JSON.stringify(link));
    const { user, calls } = open();
    const part = within(await region());
    expect(await part.findByText(/^The link shows 5 products/)).toBeVisible();
    await user.click(part.getByRole("button", { name: "Show my list as it is now" }));
    expect(await part.findByText("The link shows your list as it is now.")).toBeVisible();
    expect(calls).toEqual([{ products: ids, code: CODE, key: KEY }]);
    expect(part.getByText(/^The link shows 2 products/)).toBeVisible();
  });

  it("can end a link with an empty list, and keeps it when that failed", async () => {
    localStorage.setItem(WISHLIST_KEY, "[]");
    const link = { code: CODE, key: KEY, count: 5, expires_at: EXPIRES };
    localStorage.setItem(SHARED_LIST_KEY, JSON.stringify(link));
    const { user } = open();
    server.use(http.post("*/api/shared-lists/:code/end", () => failure(503, "x")));
    const part = within(await region());
    await user.click(await part.findByRole("button", { name: "End the link" }));
    expect(await part.findByRole("alert")).toHaveTextContent("The link could not be ended");
    expect(keptLink()).toMatchObject({ code: CODE });
    expect(part.queryByRole("button", { name: "Show my list as it is now" })).toBeNull();
  });

  it("sees nothing of it with an empty list, nor for garbage or an old link", async () => {
    localStorage.setItem(WISHLIST_KEY, "[]");
    const old = { code: CODE, key: KEY, count: 5, expires_at: "2020-01-01T00:00:00.000Z" };
    localStorage.setItem(SHARED_LIST_KEY, JSON.stringify(old));
    open();
    expect(await screen.findByText("Your wishlist is empty")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Share your wishlist" })).not.toBeInTheDocument();
  });
});

describe("an account", () => {
  it("has its link on each device, and keeps nothing of it in the browser", async () => {
    const own = { code: CODE, count: 1, expires_at: EXPIRES };
    const { user, calls } = open(shareDesk(own), customer);
    const part = within(await region());
    expect(await part.findByText(/^The link shows 1 product and/)).toBeVisible();
    await user.click(part.getByRole("button", { name: "Show my list as it is now" }));
    expect(await part.findByText(/^The link shows 2 products/)).toBeVisible();
    await user.click(part.getByRole("button", { name: "End the link" }));
    await waitFor(() => expect(calls).toEqual([{ products: ids }, { code: CODE }]));
    expect(keptLink()).toBeNull();
  });

  it("can ask again for a link that could not be loaded", async () => {
    const desk = shareDesk();
    const { user } = open(desk, customer);
    server.use(http.get("*/api/shared-lists", () => failure(400, "x"), { once: true }));
    const part = within(await region());
    await user.click(await part.findByRole("button", { name: "Retry" }));
    expect(await part.findByRole("button", { name: "Make a link" })).toBeVisible();
  });
});
