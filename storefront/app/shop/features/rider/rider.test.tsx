import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { kigaliDay } from "~/lib/kigali-day";
import { complaintsOf } from "~/testing/axe";
import { RiderDesk, stopNumbered } from "~/testing/deliveries";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { RiderScreen } from "./rider-screen";

const TOKEN = "sheet_1.secret";
const KEPT = "strive.rider.v1.sheet_1";

beforeEach(() => {
  window.location.hash = `#${TOKEN}`;
});
afterEach(() => {
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
});
