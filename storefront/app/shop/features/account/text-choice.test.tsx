import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { meResponseSchema, updateOwnProfileBodySchema } from "@strive/backend/contracts/accounts";
import type { PublicSettings } from "@strive/backend/contracts/public-settings";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ownOrders } from "~/testing/own-orders";
import { answerPublicSettings } from "~/testing/public-settings";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { AccountScreen } from "./account-screen";

const NAME = "News of your orders by phone";

function open(textChannels: PublicSettings["textChannels"], user = customer) {
  server.use(
    ownOrders([]),
    ...signedIn(user),
    http.get("*/api/settings/public", () =>
      HttpResponse.json(answerPublicSettings({ textChannels })),
    ),
  );
  return renderRoute({
    at: "/account",
    routes: [{ path: "/account", Component: AccountScreen }],
  });
}

describe("how somebody is told of orders by phone", () => {
  it("is chosen, and kept", async () => {
    const received: unknown[] = [];
    const { user, container } = open(["sms", "whatsapp"]);
    server.use(
      http.put("*/api/auth/me", async ({ request }) => {
        const body = updateOwnProfileBodySchema.parse(await request.json());
        received.push(body);
        const { textChannel = customer.textChannel } = body;
        return HttpResponse.json(
          meResponseSchema.parse({ success: true, user: { ...customer, textChannel } }),
        );
      }),
    );
    const section = within(await screen.findByRole("region", { name: NAME }));
    expect(section.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "sms",
      "whatsapp",
      "none",
    ]);
    expect(section.getByLabelText("By SMS")).toBeChecked();
    await user.click(section.getByLabelText("By email only"));
    expect(await section.findByText("Saved.")).toBeVisible();
    expect(section.getByLabelText("By email only")).toBeChecked();
    expect(received).toEqual([{ textChannel: "none" }]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("stays as it was when it could not be saved, and says so", async () => {
    const { user } = open(["sms"]);
    server.use(http.put("*/api/auth/me", () => failure(503, "Service temporarily unavailable")));
    const section = within(await screen.findByRole("region", { name: NAME }));
    await user.click(section.getByLabelText("By email only"));
    expect(await section.findByText(/^Your choice was not saved\. /)).toBeVisible();
    expect(section.getByLabelText("By SMS")).toBeChecked();
  });

  it("is SMS for whoever chose a channel that the shop has no more", async () => {
    open(["sms"], { ...customer, textChannel: "whatsapp" });
    const section = within(await screen.findByRole("region", { name: NAME }));
    expect(section.getByLabelText("By SMS")).toBeChecked();
    expect(section.queryByLabelText("By WhatsApp")).not.toBeInTheDocument();
  });

  it("is not asked where the shop tells nobody by phone", async () => {
    open([]);
    await screen.findByRole("region", { name: "Profile" });
    expect(screen.queryByRole("region", { name: NAME })).not.toBeInTheDocument();
  });
});
