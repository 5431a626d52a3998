import type { Product } from "@strive/backend/contracts/catalogue";
import { productResponseSchema } from "@strive/backend/contracts/catalogue";
import type { SizeTable } from "@strive/backend/contracts/size-charts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useParams } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FIT_KEY } from "~/lib/fit-key";
import { USER_LEFT } from "~/lib/user-left";
import { writeToken } from "~/lib/write-token";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { kidsTable, menTable, shoeTable, sizeChart, womenTable } from "~/testing/size-charts";
import { signedIn, admin } from "~/testing/signed-in";
// Compiled up front: on a busy machine that takes longer than a test's timeout.
import "./extras";
import "./late-parts";
import "./own-size";
import { ProductScreen } from "./product-screen";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");
/** In every size and one colour. */
const SIZES = ["XS", "S", "M", "L", "XL", "XXL"];
const EVERY_SIZE: Partial<Product> = {
  sizes: SIZES,
  colors: [],
  image_colors: HOODIE.images.map(() => null),
  variants: SIZES.map((size) => ({
    id: `variant_${size}`,
    size,
    color: "Gray",
    stock_quantity: 9,
  })),
};

function Screen() {
  const { id = "" } = useParams();
  return <ProductScreen productKey={id} />;
}

interface Options {
  product?: Partial<Product>;
  tables?: SizeTable[];
  query?: string;
}

async function open({ product = {}, tables = [menTable], query = "" }: Options = {}) {
  const shown = { ...HOODIE, ...EVERY_SIZE, ...product };
  server.use(
    sizeChart(tables),
    http.get("*/api/products/:key", () =>
      HttpResponse.json(productResponseSchema.parse({ success: true, data: shown })),
    ),
  );
  const view = renderRoute({
    at: `/product/${HOODIE.id}${query}`,
    routes: [{ path: "/product/:id", Component: Screen }],
  });
  await screen.findByRole("heading", { level: 1, name: shown.name });
  return view;
}

const find = () => screen.findByRole("button", { name: "Find my size" });
const sheet = () => screen.findByRole("dialog", { name: "Find my size" });

async function openSheet(options?: Options) {
  const view = await open(options);
  await view.user.click(await find());
  return view;
}

async function type({ user }: Awaited<ReturnType<typeof open>>, height: string, weight: string) {
  const form = within(await sheet());
  await user.clear(await form.findByLabelText("Height (cm)"));
  await user.type(form.getByLabelText("Height (cm)"), height);
  await user.clear(form.getByLabelText("Weight (kg)"));
  await user.type(form.getByLabelText("Weight (kg)"), weight);
  await user.click(form.getByRole("button", { name: "Show my size" }));
}

const kept = () => JSON.parse(window.localStorage.getItem(FIT_KEY) ?? "null") as unknown;
const keep = (people: object, of: string | null = null, last = "men") =>
  window.localStorage.setItem(FIT_KEY, JSON.stringify({ of, people, last }));
const ME = { height: 174, weight: 68, like: "regular" };
const isChosen = (size: string) =>
  expect(screen.getByRole("button", { name: size })).toHaveAttribute("aria-pressed", "true");

beforeEach(() => window.localStorage.removeItem(FIT_KEY));
afterEach(() => vi.restoreAllMocks());

describe("find my size", () => {
  test("says it and why, remembers it on the phone alone, and chooses it", async () => {
    const asked: string[] = [];
    server.events.on("request:start", ({ request }) => {
      asked.push(request.url, request.method === "GET" ? "" : "sent");
    });
    const view = await openSheet();
    const { user, location } = view;
    const form = within(await sheet());
    expect(await form.findByLabelText("Height (cm)")).toBeVisible();
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await type(view, "174", "68");
    expect(await form.findByText("is your size in the Karisimbi Heavy Hoodie.")).toBeVisible();
    // For whoever sees the line, and for whoever hears it.
    expect(form.getAllByText("Chest about 95 cm. M is for 94–100 cm.")).toHaveLength(2);
    expect(form.getByText("Waist about 82 cm. M is for 80–86 cm.")).toBeInTheDocument();
    expect(form.getByText("174 cm, 68 kg, as designed. Saved on this phone.")).toBeVisible();
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    expect(kept()).toEqual({ of: null, people: { men: ME }, last: "men" });
    await user.click(form.getByRole("button", { name: "Choose size M" }));
    expect(await screen.findByText("Your size is M.")).toBeVisible();
    expect(location()).toBe(`/product/${HOODIE.id}?size=M`);
    await waitFor(() => isChosen("M"));
    expect(asked.join(" ")).not.toMatch(/174|sent/);
    server.events.removeAllListeners("request:start");
  });

  test("names what is wrong with the numbers, and goes to the first", async () => {
    const view = await openSheet();
    await type(view, "68", "1740");
    const form = within(await sheet());
    expect(form.getByText("Enter a height from 130 to 220 cm, like 170")).toBeVisible();
    expect(form.getByText("Enter a weight from 30 to 200 kg, like 60")).toBeVisible();
    expect(form.getByLabelText("Height (cm)")).toHaveFocus();
    expect(kept()).toBeNull();
  });

  test("keeps nothing where somebody doesn't want it", async () => {
    const view = await openSheet();
    const form = within(await sheet());
    await view.user.click(await form.findByRole("checkbox", { name: "Remember on this phone" }));
    await type(view, "186", "88");
    expect(await form.findAllByText("Chest about 105 cm. L is for 100–108 cm.")).toHaveLength(2);
    expect(form.queryByRole("button", { name: "Forget" })).not.toBeInTheDocument();
    expect(kept()).toBeNull();
    await view.user.click(form.getByRole("button", { name: "Choose size L" }));
    await waitFor(() => isChosen("L"));
    expect(await find()).toBeVisible();
  });

  test("says when somebody is between two sizes", async () => {
    const view = await openSheet();
    const form = within(await sheet());
    await type(view, "174", "66.6");
    expect(await form.findByText(/You’re between two sizes. S fits too:/)).toBeVisible();
    expect(form.getByText(/it sits closer/)).toBeVisible();
  });

  test("is honest where no size fits, and leads to the shop", async () => {
    const view = await openSheet();
    await type(view, "190", "150");
    const { user } = view;
    const form = within(await sheet());
    expect(await form.findByText("We don’t make this in your size yet.")).toBeVisible();
    expect(form.getByText(/XXL is our largest here, and it would be tight/)).toBeVisible();
    const ask = form.getByRole("link", { name: "Ask on WhatsApp" });
    expect(ask.getAttribute("href")).toContain("Karisimbi");
    expect(ask.getAttribute("href")).not.toContain("190");
    await user.keyboard("{Escape}");
    expect(await screen.findByText("No size here fits you.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Why?" })).toBeVisible();
  });

  test("asks whose sizes where there are several, and for a child's numbers", async () => {
    const view = await openSheet({
      product: { gender: null },
      tables: [womenTable, menTable, kidsTable],
    });
    const { user } = view;
    const form = within(await sheet());
    await user.click(await form.findByRole("button", { name: "Kids" }));
    expect(form.getByText(/Your child’s height and weight are enough/)).toBeVisible();
    await type(view, "113", "20");
    expect(await form.findAllByText("Height about 113 cm. 6Y is for 110–116 cm.")).toHaveLength(2);
  });

  test("says that height and weight tell nothing of shoes, and shows the chart", async () => {
    const { user } = await openSheet({ tables: [shoeTable] });
    const form = within(await sheet());
    expect(await form.findByText(/don’t tell your size here/)).toBeVisible();
    await user.click(form.getByRole("button", { name: "See the size chart" }));
    expect(await screen.findByRole("table", { name: "Size guide" })).toBeVisible();
  });

  test("says that the sizes could not be loaded, and Retry asks again", async () => {
    const view = await open();
    server.use(
      http.get("*/api/products/:key/size-chart", () => failure(400, "Not now"), { once: true }),
    );
    await view.user.click(await find());
    const form = within(await sheet());
    await view.user.click(await form.findByRole("button", { name: "Retry" }));
    expect(await form.findByLabelText("Height (cm)")).toBeVisible();
  });

  test("goes by what enough buyers say", async () => {
    const rating = { average: 4.2, count: 9, revision: 1 };
    const summary = {
      average: 4.2,
      count: 9,
      by_rating: [0, 0, 2, 3, 4],
      by_fit: { small: 6, true: 2, large: 0 },
    };
    server.use(
      http.get("*/api/products/:key/reviews", () =>
        HttpResponse.json({ success: true, data: [], count: 0, limit: 5, offset: 0, summary }),
      ),
    );
    const view = await openSheet({ product: { rating } });
    const form = within(await sheet());
    await type(view, "174", "71");
    expect(
      await form.findByText("Buyers say it runs small, so we went half a size up."),
    ).toBeVisible();
    expect(form.getByRole("button", { name: "Choose size L" })).toBeVisible();
  });
});

describe("the size of somebody the phone knows", () => {
  test("is chosen on each product, and can be changed and forgotten", async () => {
    keep({ men: ME });
    const { user, location } = await open();
    expect(await screen.findByText("Your size is M.")).toBeVisible();
    await waitFor(() => expect(location()).toBe(`/product/${HOODIE.id}?size=M`));
    await waitFor(() => isChosen("M"));
    await user.click(screen.getByRole("button", { name: "Change" }));
    const form = within(await sheet());
    await user.click(await form.findByRole("button", { name: "Forget" }));
    expect(await form.findByLabelText("Height (cm)")).toBeVisible();
    expect(kept()).toEqual({ of: null, people: {}, last: null });
    await user.keyboard("{Escape}");
    expect(await find()).toBeVisible();
  });

  test("leaves a size alone that was chosen", async () => {
    keep({ men: ME });
    const { location } = await open({ query: "?size=XL" });
    expect(await screen.findByText("Your size is M.")).toBeVisible();
    expect(location()).toBe(`/product/${HOODIE.id}?size=XL`);
    isChosen("XL");
  });

  test("is not chosen where it is sold out, but told", async () => {
    keep({ men: ME });
    const variants = (EVERY_SIZE.variants ?? []).map((one) =>
      one.size === "M" ? { ...one, stock_quantity: 0 } : one,
    );
    const { location } = await open({ product: { variants } });
    expect(await screen.findByText("Your size is M. It’s sold out in this color.")).toBeVisible();
    expect(location()).toBe(`/product/${HOODIE.id}`);
  });

  test("is not that of a child on grown-ups' clothes", async () => {
    keep({ kids: { height: 113, weight: 20, like: "loose" } }, null, "kids");
    await open();
    expect(await find()).toBeVisible();
  });

  test("goes when its account leaves, and is no other account's", async () => {
    keep({ men: ME }, "somebody_else");
    server.use(...signedIn(admin));
    await open();
    expect(await find()).toBeVisible();

    keep({ men: ME }, admin._id);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: FIT_KEY })));
    expect(await screen.findByText("Your size is M.")).toBeVisible();
    act(() => {
      writeToken(null);
      window.dispatchEvent(new Event(USER_LEFT));
    });
    expect(await find()).toBeVisible();
    expect(window.localStorage.getItem(FIT_KEY) ?? "").not.toContain("174");
  });

  test("is nobody's where the storage holds garbage", async () => {
    window.localStorage.setItem(FIT_KEY, '{"people":{"men":{"height":"tall"}},"last":7}');
    await open();
    expect(await find()).toBeVisible();
  });
});
