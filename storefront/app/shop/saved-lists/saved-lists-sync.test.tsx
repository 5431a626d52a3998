import type { User } from "@strive/backend/contracts/accounts";
import type { Product } from "@strive/backend/contracts/catalogue";
import type { SavedList } from "@strive/backend/contracts/saved-lists";
import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import {
  CART_KEY,
  useAddToCart,
  useCartLines,
  useClearCart,
  useRemoveFromCart,
} from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { useSession } from "~/lib/session";
import { TOKEN_KEY } from "~/lib/token";
import { useRemoveWish, useWishlist, WISHLIST_KEY } from "~/lib/wishlist-atoms";
import { wishlistItemOf, type WishlistItem } from "~/lib/wishlist-rules";
import { accountLists } from "~/testing/account-lists";
import { accountsOffice, tokenOf, userNamed } from "~/testing/accounts";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer } from "~/testing/signed-in";
import { SavedListsSync } from "./saved-lists-sync";
import { syncedKeyOf } from "./synced";

const other = userNamed("Eric");

function lineOf(product: Product, quantity: number): CartLine {
  const [variant] = product.variants;
  if (!variant) throw new Error(`${product.name} has no variant`);
  return cartLineOf(product, { ...variant, stock_quantity: 50 }, quantity);
}
const tee = (quantity: number) => lineOf(productNamed("Gahinga Boxy Tee"), quantity);
const hoodie = (quantity: number) => lineOf(productNamed("Karisimbi Heavy Hoodie"), quantity);
const dress = (quantity: number) => lineOf(productNamed("Kivu Wrap Dress"), quantity);
const toteWish = wishlistItemOf(productNamed("Kimironko Tote"));
const dressWish = wishlistItemOf(productNamed("Kivu Wrap Dress"));

const keep = (key: string, value: unknown) =>
  window.localStorage.setItem(key, JSON.stringify(value));
const kept = <T extends CartLine | WishlistItem>(key: string) =>
  JSON.parse(window.localStorage.getItem(key) ?? "[]") as T[];
const brief = (lines: readonly { name: string; quantity: number }[]) =>
  lines.map(({ name, quantity }) => `${quantity} ${name}`);
const keptCart = () => brief(kept(CART_KEY));
const keptWishes = () => kept(WISHLIST_KEY).map(({ name }) => name);
const cart = (version: number, ...items: CartLine[]): SavedList => ({ version, items });

/** What a shopper does, as plain buttons; who is signed in is kept in step. */
function Desk() {
  const { user, signOut } = useSession();
  const add = useAddToCart();
  const remove = useRemoveFromCart();
  const clear = useClearCart();
  const removeWish = useRemoveWish();
  const [lines, wishes] = [useCartLines(), useWishlist()];
  return (
    <>
      {user !== null && <SavedListsSync user={user} />}
      <p>{user === null ? "Nobody" : user.firstname}</p>
      <ul>
        {[...brief(lines), ...wishes.map(({ name }) => `wish ${name}`)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button onClick={() => add(dress(1))}>Add a dress</button>
      <button onClick={() => remove(tee(1).id)}>Remove the tee</button>
      <button onClick={() => removeWish(toteWish.id)}>Remove the tote</button>
      <button onClick={clear}>Order</button>
      <button onClick={() => void signOut()}>Logout</button>
    </>
  );
}

let office: ReturnType<typeof accountsOffice>;
beforeEach(() => {
  office = accountsOffice([customer, other].map((user) => ({ user, password: "old secret" })));
});

const open = () => renderRoute({ at: "/", routes: [{ path: "/", Component: Desk }], isBare: true });
function openAs(user: User, lists: ReturnType<typeof accountLists>) {
  server.use(...lists.handlers, ...office.handlers);
  window.localStorage.setItem(TOKEN_KEY, tokenOf(user));
  return open();
}
const press = async (view: ReturnType<typeof open>, name: string) =>
  view.user.click(screen.getByRole("button", { name }));
const tabSays = (key: string) =>
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
const goOnline = () => act(() => void window.dispatchEvent(new Event("online")));
const offline = () =>
  server.use(
    http.get("*/api/cart", () => HttpResponse.error()),
    http.put("*/api/cart", () => HttpResponse.error()),
  );

describe("signing in", () => {
  it("merges what was added as a guest with what the account has", async () => {
    keep(CART_KEY, [tee(2), dress(1)]);
    keep(WISHLIST_KEY, [toteWish]);
    const lists = accountLists(customer, {
      cart: cart(3, hoodie(1), tee(5)),
      wishlist: { version: 1, items: [dressWish] },
    });
    openAs(customer, lists);
    const together = ["1 Karisimbi Heavy Hoodie", "5 Gahinga Boxy Tee", "1 Kivu Wrap Dress"];
    await waitFor(() => expect(brief(lists.stored.cart.items)).toEqual(together));
    expect(keptCart()).toEqual(together);
    expect(screen.getByText("5 Gahinga Boxy Tee")).toBeVisible();
    await waitFor(() => expect(lists.stored.wishlist.items).toEqual([dressWish, toteWish]));
    expect(keptWishes()).toEqual([dressWish.name, toteWish.name]);
    expect(screen.getByText(`wish ${dressWish.name}`)).toBeVisible();
    expect(lists.stored.cart.version).toBe(4);
  });

  it("fills an empty account, and leaves it alone when there is nothing to add", async () => {
    keep(CART_KEY, [tee(2)]);
    const lists = accountLists(customer);
    openAs(customer, lists);
    await waitFor(() => expect(lists.stored.cart).toEqual(cart(1, tee(2))));
    await waitFor(() => expect(lists.calls).toContain("GET wishlist"));
    expect(lists.calls.filter((call) => call.startsWith("PUT wishlist"))).toEqual([]);
  });

  it("does not add quantities up on reload", async () => {
    keep(CART_KEY, [tee(2)]);
    const lists = accountLists(customer, { cart: cart(1, tee(3)) });
    const { unmount } = openAs(customer, lists);
    await waitFor(() => expect(keptCart()).toEqual(["3 Gahinga Boxy Tee"]));
    await waitFor(() => expect(lists.calls).toContain("GET wishlist"));
    unmount();
    const view = open();
    await screen.findByText("Aline");
    await waitFor(() => expect(lists.calls.filter((call) => call === "GET cart")).toHaveLength(2));
    await press(view, "Add a dress");
    await waitFor(() =>
      expect(brief(lists.stored.cart.items)).toEqual(["3 Gahinga Boxy Tee", "1 Kivu Wrap Dress"]),
    );
  });

  it("removes what was removed on another device meanwhile", async () => {
    keep(CART_KEY, [tee(2), dress(1)]);
    const lists = accountLists(customer);
    openAs(customer, lists);
    await waitFor(() => expect(lists.stored.cart.version).toBe(1));
    lists.stored.cart = cart(2, dress(1));
    goOnline();
    await waitFor(() => expect(keptCart()).toEqual(["1 Kivu Wrap Dress"]));
    expect(lists.stored.cart).toEqual(cart(2, dress(1)));
  });

  it.each(["{", "7", '{"userId":"acc_aline","items":3}'])(
    "survives %s where it keeps what was agreed on",
    async (text) => {
      window.localStorage.setItem(syncedKeyOf("cart"), text);
      keep(CART_KEY, [tee(2)]);
      const lists = accountLists(customer, { cart: cart(1, hoodie(1)) });
      openAs(customer, lists);
      await waitFor(() =>
        expect(brief(lists.stored.cart.items)).toEqual([
          "1 Karisimbi Heavy Hoodie",
          "2 Gahinga Boxy Tee",
        ]),
      );
    },
  );
});

describe("while signed in", () => {
  it("saves what is added, removed and ordered", async () => {
    keep(CART_KEY, [tee(2)]);
    keep(WISHLIST_KEY, [toteWish, dressWish]);
    const lists = accountLists(customer);
    const view = openAs(customer, lists);
    await waitFor(() => expect(lists.stored.cart.version).toBe(1));
    await press(view, "Add a dress");
    await press(view, "Remove the tee");
    await press(view, "Remove the tote");
    await waitFor(() => expect(brief(lists.stored.cart.items)).toEqual(["1 Kivu Wrap Dress"]));
    await waitFor(() => expect(lists.stored.wishlist.items).toEqual([dressWish]));
    await press(view, "Order");
    await waitFor(() => expect(lists.stored.cart.items).toEqual([]));
    expect(keptCart()).toEqual([]);
  });

  it("merges its change with that of a faster device", async () => {
    const lists = accountLists(customer, { cart: cart(1, tee(2), hoodie(1)) });
    const view = openAs(customer, lists);
    await screen.findByText("2 Gahinga Boxy Tee");
    // On the other device the hoodie was removed and there are four tees.
    lists.stored.cart = cart(2, tee(4));
    await press(view, "Add a dress");
    await waitFor(() =>
      expect(brief(lists.stored.cart.items)).toEqual(["4 Gahinga Boxy Tee", "1 Kivu Wrap Dress"]),
    );
    expect(lists.calls).toContain("PUT cart 1");
    expect(lists.calls).toContain("PUT cart 2");
    expect(keptCart()).toEqual(["4 Gahinga Boxy Tee", "1 Kivu Wrap Dress"]);
  });

  it("keeps what it can't save, and saves it when the network is back", async () => {
    const lists = accountLists(customer, { cart: cart(1, tee(2)) });
    const view = openAs(customer, lists);
    await screen.findByText("2 Gahinga Boxy Tee");
    offline();
    await press(view, "Add a dress");
    expect(await screen.findByText("1 Kivu Wrap Dress")).toBeVisible();
    server.use(...lists.handlers);
    goOnline();
    await waitFor(() => expect(lists.stored.cart.items).toHaveLength(2));
    expect(keptCart()).toEqual(["2 Gahinga Boxy Tee", "1 Kivu Wrap Dress"]);
  });

  it("recognises its own save when the answer was lost", async () => {
    const lists = accountLists(customer, { cart: cart(1, tee(2)) });
    const view = openAs(customer, lists);
    await screen.findByText("2 Gahinga Boxy Tee");
    server.use(
      http.put(
        "*/api/cart",
        () => {
          lists.stored.cart = cart(2, tee(2), dress(1));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await press(view, "Add a dress");
    await waitFor(() => expect(lists.stored.cart.version).toBe(2));
    await press(view, "Order");
    await waitFor(() => expect(lists.stored.cart.items).toEqual([]));
    expect(keptCart()).toEqual([]);
  });

  it("says nothing and loses nothing when the server fails", async () => {
    keep(CART_KEY, [tee(2)]);
    const lists = accountLists(customer);
    let asked = 0;
    server.use(...lists.handlers, ...office.handlers);
    const fail = () => {
      asked += 1;
      return failure(500, "Server error - please try again");
    };
    server.use(http.get("*/api/cart", fail), http.get("*/api/wishlist", fail));
    window.localStorage.setItem(TOKEN_KEY, tokenOf(customer));
    open();
    await waitFor(() => expect(asked).toBeGreaterThan(1));
    expect(screen.getByText("Aline")).toBeVisible();
    expect(keptCart()).toEqual(["2 Gahinga Boxy Tee"]);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("saves nothing to the account of someone who signed in in another tab", async () => {
    const lists = accountLists(customer, { cart: cart(1, tee(2)) });
    const others = accountLists(other, { cart: cart(1, hoodie(1)) });
    const view = openAs(customer, lists);
    await screen.findByText("2 Gahinga Boxy Tee");
    server.use(...others.handlers);
    window.localStorage.setItem(TOKEN_KEY, tokenOf(other));
    await press(view, "Order");
    tabSays(TOKEN_KEY);
    expect(await screen.findByText("1 Karisimbi Heavy Hoodie")).toBeVisible();
    expect(others.calls.find((call) => call.endsWith("cart") || call.includes("cart "))).toBe(
      "GET cart",
    );
    expect(others.stored.cart).toEqual(cart(1, hoodie(1)));
    expect(lists.stored.cart).toEqual(cart(1, tee(2)));
  });
});

describe("leaving", () => {
  it("saves what is not saved yet, and clears this device before the token is revoked", async () => {
    keep(WISHLIST_KEY, [toteWish]);
    const lists = accountLists(customer, { cart: cart(1, tee(2)) });
    const view = openAs(customer, lists);
    await screen.findByText("2 Gahinga Boxy Tee");
    await waitFor(() => expect(lists.stored.wishlist.items).toEqual([toteWish]));
    await press(view, "Add a dress");
    await press(view, "Logout");
    expect(await screen.findByText("Nobody")).toBeVisible();
    await waitFor(() => expect(keptCart()).toEqual([]));
    await waitFor(() => expect(keptWishes()).toEqual([]));
    expect(brief(lists.stored.cart.items)).toEqual(["2 Gahinga Boxy Tee", "1 Kivu Wrap Dress"]);
    expect(lists.stored.wishlist.items).toEqual([toteWish]);
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
    expect(window.localStorage.getItem(syncedKeyOf("cart"))).toBeNull();
    await waitFor(() => expect(office.pathsAsked()).toContain("/logout"));
  });

  it("finds it again at the next login", async () => {
    const lists = accountLists(customer, { cart: cart(1, tee(2)) });
    const view = openAs(customer, lists);
    await screen.findByText("2 Gahinga Boxy Tee");
    await press(view, "Logout");
    await waitFor(() => expect(keptCart()).toEqual([]));
    await press(view, "Add a dress");
    window.localStorage.setItem(TOKEN_KEY, tokenOf(customer));
    tabSays(TOKEN_KEY);
    await waitFor(() =>
      expect(brief(lists.stored.cart.items)).toEqual(["2 Gahinga Boxy Tee", "1 Kivu Wrap Dress"]),
    );
    expect(keptCart()).toEqual(["2 Gahinga Boxy Tee", "1 Kivu Wrap Dress"]);
  });

  it("keeps what could not be saved", async () => {
    const lists = accountLists(customer, { cart: cart(1, tee(2)) });
    const view = openAs(customer, lists);
    await screen.findByText("2 Gahinga Boxy Tee");
    offline();
    await press(view, "Add a dress");
    await press(view, "Logout");
    await waitFor(() => expect(office.pathsAsked()).toContain("/logout"));
    expect(screen.getByText("Nobody")).toBeVisible();
    expect(keptCart()).toEqual(["2 Gahinga Boxy Tee", "1 Kivu Wrap Dress"]);
  });

  it("keeps everything when the session expired", async () => {
    const lists = accountLists(customer, { cart: cart(1, tee(2)) });
    openAs(customer, lists);
    await screen.findByText("2 Gahinga Boxy Tee");
    window.localStorage.removeItem(TOKEN_KEY);
    tabSays(TOKEN_KEY);
    expect(await screen.findByText("Nobody")).toBeVisible();
    expect(keptCart()).toEqual(["2 Gahinga Boxy Tee"]);
    expect(lists.stored.cart).toEqual(cart(1, tee(2)));
  });
});
