import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { kigaliDay } from "~/lib/kigali-day";
import { readToken } from "~/lib/token";
import { writeToken } from "~/lib/write-token";
import { complaintsOf } from "~/testing/axe";
import { RiderDesk, stopNumbered } from "~/testing/deliveries";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN } from "~/testing/orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { RiderScreen } from "./rider-screen";

const TOKEN = "sheet_1.secret";
const KEPT = "strive.rider.v1.sheet_1";

beforeEach(() => {
  window.location.hash = `#${TOKEN}`;
});
afterEach(() => {
  writeToken(null);
  window.location.hash = "";
  localStorage.clear();
});

function open(
  stops = [stopNumbered(482_913), stopNumbered(482_914, { firstname: "Keza", cash_due: 0 })],
) {
  const desk = new RiderDesk(stops);
  server.use(...desk.handlers);
  const view = renderRoute({
    at: "/rider",
    isBare: true,
    routes: [{ path: "/rider", Component: RiderScreen }],
  });
  return { ...view, desk };
}

const stop = (name: string) => screen.findByRole("listitem", { name: new RegExp(`^${name}`) });
const lostNetwork = http.post("*/api/rider/parcels/:id/result", () => HttpResponse.error());

const refusing = (status: number, text: string, extra: object = {}) =>
  http.post("*/api/rider/parcels/:id/result", () => failure(status, text, extra));
const noConnection = () => http.get("*/api/rider/sheet", () => HttpResponse.error());

type View = ReturnType<typeof open>;
const online = () => window.dispatchEvent(new Event("online"));

/** Says that a stop was delivered to its buyer. */
async function deliver(user: View["user"], name: string) {
  const card = within(await stop(name));
  await user.click(card.getByRole("button", { name: "Delivered" }));
  await user.type(card.getByRole("textbox", { name: "Who took it?" }), name);
  await user.click(card.getByRole("button", { name: "Save" }));
  return card;
}

describe("a rider's day", () => {
  it("says where to go, whom to call and what to collect", async () => {
    const { container } = open();
    const aline = within(await stop("Aline"));
    expect(aline.getByText("KG 11 Ave, house 24, Kigali, Gasabo")).toBeVisible();
    expect(aline.getByText("Blue gate")).toBeVisible();
    expect(aline.getByText("1 × Gahinga Boxy Tee, M, Black")).toBeVisible();
    expect(aline.getByText(/^Collect RWF.20,000$/)).toBeVisible();
    expect(aline.getByRole("link", { name: "Call 0788 123 456" })).toHaveAttribute(
      "href",
      "tel:+250788123456",
    );
    expect(within(await stop("Keza")).getByText("Nothing to collect")).toBeVisible();
    expect(screen.getByText("2 parcels left")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("takes who took it, and the cash", async () => {
    const { user, desk } = open();
    const aline = within(await stop("Aline"));
    await user.click(aline.getByRole("button", { name: "Delivered" }));
    const who = aline.getByRole("textbox", { name: "Who took it?" });
    expect(who).toHaveFocus();
    await user.click(aline.getByRole("button", { name: "Save" }));
    expect(aline.getByText("Write down who took it, or the buyer’s code.")).toBeVisible();
    expect(who).toHaveFocus();
    await user.type(who, "Her brother");
    await user.click(aline.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/^Her brother took it. You have RWF.20,000.$/)).toBeVisible();
    expect(screen.getByText("1 parcel left")).toBeVisible();
    expect(desk.said.map(({ body }) => body)).toEqual([
      { token: TOKEN, outcome: "delivered", received_by: "Her brother", cash_amount: 20_000 },
    ]);
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it("asks why the cash is another amount, and takes a code for a name", async () => {
    const { user, desk } = open();
    const aline = within(await stop("Aline"));
    await user.click(aline.getByRole("button", { name: "Delivered" }));
    await user.type(aline.getByRole("textbox", { name: "Who took it?" }), "4821");
    const cash = aline.getByRole("textbox", { name: "Cash you took, in RWF" });
    await user.clear(cash);
    await user.type(cash, "ten");
    await user.click(aline.getByRole("button", { name: "Save" }));
    expect(aline.getByText("Write a whole number, like 34000.")).toBeVisible();
    await user.clear(cash);
    await user.type(cash, "19,500");
    await user.click(aline.getByRole("button", { name: "Save" }));
    const why = aline.getByRole("textbox", { name: "Why another amount?" });
    expect(why).toHaveFocus();
    await user.type(why, "No change");
    await user.click(aline.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(desk.said).toHaveLength(1));
    expect(desk.said[0]?.body).toEqual({
      token: TOKEN,
      outcome: "delivered",
      code: "4821",
      cash_amount: 19_500,
      cash_reason: "No change",
    });
  });

  it("takes why it came back, and when it goes again", async () => {
    const { user, desk } = open();
    const aline = within(await stop("Aline"));
    await user.click(aline.getByRole("button", { name: "Not delivered" }));
    await user.selectOptions(
      aline.getByRole("combobox", { name: "What happened?" }),
      "Something else",
    );
    await user.click(aline.getByRole("button", { name: "Save" }));
    expect(aline.getByText("Say what happened.")).toBeVisible();
    await user.type(aline.getByRole("textbox", { name: "More about it" }), "A dog");
    await user.selectOptions(
      aline.getByRole("combobox", { name: "Bring it again on" }),
      kigaliDay(2),
    );
    await user.click(aline.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/^Something else. Again on/)).toBeVisible();
    expect(desk.said[0]?.body).toMatchObject({
      reason: "other",
      note: "A dog",
      new_day: kigaliDay(2),
    });
  });

  it("keeps what did not get through, says so, and sends it once under one key", async () => {
    const { user, desk } = open();
    server.use(lostNetwork);
    const keza = within(await stop("Keza"));
    await user.click(keza.getByRole("button", { name: "Delivered" }));
    await user.type(keza.getByRole("textbox", { name: "Who took it?" }), "Keza");
    await user.click(keza.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("1 answer isn’t sent yet.");
    expect(keza.getByText("Not sent yet")).toBeVisible();
    expect(localStorage.getItem(KEPT)).toContain("Keza");
    server.resetHandlers();
    server.use(...desk.handlers);
    await user.click(screen.getByRole("button", { name: "Send now" }));
    expect(await screen.findByText("Keza took it.")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(new Set(desk.said.map(({ key }) => key)).size).toBe(1);
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it("sends after a reload what was kept before it", async () => {
    const body = { outcome: "delivered", received_by: "Keza", cash_amount: 0 };
    const kept = [{ key: "kept-key-1", parcelId: "parcel_482914", body }];
    localStorage.setItem(KEPT, JSON.stringify(kept));
    const { desk } = open();
    expect(await screen.findByText("Keza took it.")).toBeVisible();
    expect(desk.said).toEqual([
      { key: "kept-key-1", parcelId: "parcel_482914", body: { ...body, token: TOKEN } },
    ]);
  });

  it("shows what the shop did not take, and asks again", async () => {
    const { user, desk } = open();
    const errors = [{ field: "code", message: "That’s not the code" }];
    server.use(
      http.post("*/api/rider/parcels/:id/result", () => failure(400, "No", { errors }), {
        once: true,
      }),
    );
    const keza = within(await stop("Keza"));
    await user.click(keza.getByRole("button", { name: "Delivered" }));
    await user.type(keza.getByRole("textbox", { name: "Who took it?" }), "0000");
    await user.click(keza.getByRole("button", { name: "Save" }));
    expect(await keza.findByText("Not saved: That’s not the code")).toBeVisible();
    expect(keza.getByRole("button", { name: "Delivered" })).toBeEnabled();
    expect(desk.said).toEqual([]);
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it("is over once the link has ended, and names nobody any more", async () => {
    open();
    await stop("Aline");
    server.use(http.get("*/api/rider/sheet", () => failure(404, "This link has ended")));
    window.dispatchEvent(new Event("online"));
    expect(
      await screen.findByText("This link has ended. Ask the shop for a new one."),
    ).toBeVisible();
    expect(screen.queryByText(/Aline/)).not.toBeInTheDocument();
  });

  it("can be loaded again when that failed, and needs a link", async () => {
    const desk = new RiderDesk([stopNumbered(482_913)]);
    server.use(...desk.handlers);
    server.use(http.get("*/api/rider/sheet", () => failure(503, "Down"), { once: true }));
    const { user, unmount } = renderRoute({
      at: "/rider",
      isBare: true,
      routes: [{ path: "/rider", Component: RiderScreen }],
    });
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    await stop("Aline");
    unmount();
    window.location.hash = "";
    open();
    expect(await screen.findByText("Open the link that the shop sent you.")).toBeVisible();
  });

  it("keeps what an ended link did not take, says so, and sends it with the new link", async () => {
    const { user, desk, unmount, container } = open();
    const gone = "This link has ended";
    await stop("Aline");
    server.use(
      refusing(404, gone),
      http.get("*/api/rider/sheet", () => failure(404, gone)),
    );
    await deliver(user, "Aline");
    expect(
      await screen.findByText(/^1 report was not taken: STR-482913, RWF.20,000. Call the shop.$/),
    ).toBeVisible();
    expect(screen.getByText("This link has ended. Ask the shop for a new one.")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    unmount();
    window.location.hash = "#sheet_1.renewed";
    server.resetHandlers();
    server.use(...desk.handlers);
    renderRoute({
      at: "/rider",
      isBare: true,
      routes: [{ path: "/rider", Component: RiderScreen }],
    });
    expect(await screen.findByText(/^Aline took it. You have/)).toBeVisible();
    expect(desk.said.map(({ body }) => body.token)).toEqual(["sheet_1.renewed"]);
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it.each([
    { status: 409, text: "STR-482913 is cancelled. Bring it back to the shop", shown: /cancelled/ },
    { status: 404, text: "Resource not found", shown: /not on your list any more/ },
  ])("keeps a refusal ($status) of what is off the list, until it is seen", async (refusal) => {
    const { user, desk, unmount, container } = open();
    await stop("Aline");
    server.use(refusing(refusal.status, refusal.text));
    const [, keza] = desk.sheet.stops;
    desk.sheet = { ...desk.sheet, stops: keza ? [keza] : [] };
    await deliver(user, "Aline");
    expect(await screen.findByText(/^Not taken: STR-482913, RWF.20,000. /)).toHaveTextContent(
      refusal.shown,
    );
    expect(await complaintsOf(container)).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain("KG 11");
    unmount();
    open([stopNumbered(482_914, { firstname: "Keza" })]);
    await stop("Keza");
    await user.click(screen.getByRole("button", { name: "Dismiss STR-482913" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Your deliveries" })).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  it("is nobody's login, and outlives a 401", async () => {
    writeToken(ACCESS_TOKEN);
    const headers: (string | null)[] = [];
    const { user } = open();
    server.use(
      http.post("*/api/rider/parcels/:id/result", ({ request }) => {
        headers.push(request.headers.get("Authorization"));
        return failure(401, "Log in");
      }),
    );
    const keza = await deliver(user, "Keza");
    await waitFor(() => expect(headers).toEqual([null]));
    expect(keza.getByText("Not sent yet")).toBeVisible();
    expect(localStorage.getItem(KEPT)).toContain("Keza");
    expect(readToken()).toBe(ACCESS_TOKEN);
  });

  it("sends the others though one does not get through, and lets it be taken back", async () => {
    const { user, desk } = open();
    server.use(http.post("*/api/rider/parcels/parcel_482913/result", () => failure(503, "Down")));
    const aline = await deliver(user, "Aline");
    expect(await aline.findByText("Not sent yet")).toBeVisible();
    await deliver(user, "Keza");
    expect(await screen.findByText("Keza took it.")).toBeVisible();
    await user.click(aline.getByRole("button", { name: "Take back" }));
    expect(aline.getByRole("heading", { name: /^Aline/ })).toHaveFocus();
    expect(localStorage.getItem(KEPT)).toBeNull();
    server.resetHandlers();
    server.use(...desk.handlers);
    await deliver(user, "Aline");
    expect(await screen.findByText(/^Aline took it. You have/)).toBeVisible();
  });

  it("shows on the card that too many codes were tried", async () => {
    const { user } = open();
    server.use(refusing(429, "Too many requests"));
    const aline = within(await stop("Aline"));
    await user.click(aline.getByRole("button", { name: "Delivered" }));
    await user.type(aline.getByRole("textbox", { name: "Who took it?" }), "0000");
    await user.click(aline.getByRole("button", { name: "Save" }));
    expect(await aline.findByText(/^Not saved: Too many requests/)).toBeVisible();
    expect(aline.getByRole("button", { name: "Delivered" })).toBeEnabled();
  });

  it("asks what was taken for what the shop says is delivered", async () => {
    const { user, desk } = open([stopNumbered(482_913, { state: "delivered" })]);
    const aline = within(await stop("Aline"));
    expect(aline.getByText("The shop says it is delivered. Say what you took.")).toBeVisible();
    expect(aline.queryByRole("button", { name: "Not delivered" })).not.toBeInTheDocument();
    await deliver(user, "Aline");
    await waitFor(() => expect(desk.said).toHaveLength(1));
  });

  it("leaves a half-filled form alone when its parcel goes off the list", async () => {
    const { user, desk } = open();
    const card = await stop("Aline");
    await user.click(within(card).getByRole("button", { name: "Delivered" }));
    const who = within(card).getByRole("textbox", { name: "Who took it?" });
    await user.type(who, "Her bro");
    const [, keza] = desk.sheet.stops;
    desk.sheet = { ...desk.sheet, stops: keza ? [keza] : [] };
    online();
    expect(await screen.findByText("1 parcel left")).toBeVisible();
    expect(who).toHaveFocus();
    expect(who).toHaveValue("Her bro");
    await user.click(within(card).getByRole("button", { name: "Back" }));
    expect(card).not.toBeInTheDocument();
    expect(screen.getByText("1 parcel left")).toHaveFocus();
  });

  it("keeps the focus where the rider is", async () => {
    const { user } = open();
    const aline = within(await stop("Aline"));
    await user.click(aline.getByRole("button", { name: "Delivered" }));
    await user.click(aline.getByRole("button", { name: "Back" }));
    expect(aline.getByRole("heading", { name: /^Aline/ })).toHaveFocus();
    await deliver(user, "Aline");
    await waitFor(() => expect(screen.getByText("1 parcel left")).toHaveFocus());
  });

  it("says that it is not up to date, until it is again", async () => {
    const { desk, container } = open();
    await stop("Aline");
    server.use(noConnection());
    online();
    expect(
      await screen.findByText(/^Not up to date: no connection since \d\d:\d\d$/),
    ).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    server.resetHandlers();
    server.use(...desk.handlers);
    online();
    await waitFor(() => expect(screen.queryByText(/^Not up to date/)).not.toBeInTheDocument());
  });

  it("ignores a look that began before the last word", async () => {
    const { user, desk } = open();
    await stop("Aline");
    const before = { success: true, data: desk.sheet };
    let answer = () => undefined as void;
    const waits = new Promise<void>((resolve) => (answer = resolve));
    const answered: string[] = [];
    server.use(
      http.get(
        "*/api/rider/sheet",
        async () => {
          await waits;
          answered.push("old");
          return HttpResponse.json(before);
        },
        { once: true },
      ),
    );
    online();
    await deliver(user, "Keza");
    expect(await screen.findByText("Keza took it.")).toBeVisible();
    answer();
    await waitFor(() => expect(answered).toEqual(["old"]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText("Keza took it.")).toBeVisible();
  });

  it("shares what is not sent with its other tabs", async () => {
    const { user } = open();
    server.use(lostNetwork);
    await deliver(user, "Aline");
    await screen.findByRole("alert");
    const body = { outcome: "delivered", received_by: "Keza", cash_amount: 0 };
    const other = { key: "kept-key-2", parcelId: "parcel_482914", orderNumber: "STR-482914", body };
    const mine = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as object[];
    localStorage.setItem(KEPT, JSON.stringify([...mine, other]));
    window.dispatchEvent(new StorageEvent("storage", { key: KEPT }));
    expect(await screen.findByRole("alert")).toHaveTextContent("2 answers aren’t sent yet.");
    const aline = within(await stop("Aline"));
    await user.click(aline.getByRole("button", { name: "Take back" }));
    expect(localStorage.getItem(KEPT)).toContain("kept-key-2");
    expect(localStorage.getItem(KEPT)).not.toContain("parcel_482913");
  });
});
