import type { Reviewable } from "@strive/backend/contracts/reviews";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { deliveredOrder, returnDesk, standOnReturnDay } from "~/testing/returns";
import { answerOrderReviews, ownReview, ownReviewDesk, reviewable } from "~/testing/reviews";
import { photo, showBlobs } from "~/testing/return-pictures";
import { server } from "~/testing/server";
import { ConfirmationScreen } from "./confirmation-screen";

const order = deliveredOrder(paidOrder(orderNumbered(482_913)));

function open(item: Reviewable) {
  const desk = ownReviewDesk(item);
  server.use(...desk.handlers, ...returnDesk(order).handlers);
  const view = renderRoute({
    at: `/checkout/confirmation?order=${order.id}#access=${ACCESS_TOKEN}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}

const section = () => screen.findByRole("region", { name: "Reviews" });
const sheet = (name = "Write a review") => screen.findByRole("dialog", { name });
const write = () => screen.findByRole("button", { name: "Write a review of Gahinga Boxy Tee" });

standOnReturnDay();
showBlobs();

describe("a buyer without an account", () => {
  it("says what the tee is like", async () => {
    const { user, received, container } = open(reviewable());
    expect(await within(await section()).findByText(/before they buy/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(await write());
    const form = within(await sheet());
    expect(form.getByText("Gahinga Boxy Tee, size M")).toBeVisible();
    expect(form.getByText(/Never your name/)).toBeVisible();
    await user.click(form.getByRole("radio", { name: "4 out of 5: Good" }));
    await user.click(form.getByRole("button", { name: "True" }));
    await user.type(form.getByRole("textbox", { name: "In one line (optional)" }), "Warm");
    await user.type(form.getByRole("textbox", { name: "Your review" }), "It keeps its shape.");
    await user.selectOptions(form.getByLabelText("Your height (optional)"), "170–175 cm");
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(form.getByRole("button", { name: "Send review" }));
    expect(await screen.findByText("We’re checking it")).toBeVisible();
    expect(received.written).toEqual([
      [
        "item_0",
        {
          rating: 4,
          fit: "true",
          title: "Warm",
          text: "It keeps its shape.",
          height: 170,
          access_token: ACCESS_TOKEN,
        },
      ],
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(within(await section()).getByText("It keeps its shape.")).toBeVisible();
  });

  it("chooses with the arrow keys, and is told what is missing", async () => {
    const { user } = open(reviewable());
    await user.click(await write());
    const form = within(await sheet());
    await user.click(form.getByRole("button", { name: "Send review" }));
    expect(await form.findByText("Choose one to five diamonds")).toBeVisible();
    expect(form.getByText("Review is required")).toBeVisible();
    expect(form.getByRole("radiogroup", { name: "Your rating" })).toHaveFocus();
    await user.tab();
    await user.keyboard(" {ArrowRight}{ArrowRight}");
    expect(form.getByRole("radio", { name: "3 out of 5: OK" })).toBeChecked();
    expect(form.queryByText("Choose one to five diamonds")).not.toBeInTheDocument();
  });

  it("says which of two pieces it is about", async () => {
    const pieces = [
      { item_id: "item_0", size: "M", color: "#f2f0ea" },
      { item_id: "item_1", size: "L", color: "#1b1a1a" },
    ];
    const { user, received } = open(reviewable({ pieces }));
    await user.click(await write());
    const form = within(await sheet());
    await user.click(form.getByRole("radio", { name: "Size L, Black" }));
    await user.click(form.getByRole("radio", { name: "5 out of 5: Very good" }));
    await user.type(form.getByRole("textbox", { name: "Your review" }), "Roomy.");
    await user.click(form.getByRole("button", { name: "Send review" }));
    await screen.findByText("We’re checking it");
    expect(received.written.map(([itemId]) => itemId)).toEqual(["item_1"]);
  });

  it("keeps what was typed when it can't be sent, and while there is no network", async () => {
    const { user } = open(reviewable());
    await user.click(await write());
    const form = within(await sheet());
    await user.click(form.getByRole("radio", { name: "1 out of 5: Bad" }));
    await user.type(form.getByRole("textbox", { name: "Your review" }), "It shrank.");
    server.use(
      http.put("*/api/orders/:id/reviews/:item_id", () =>
        failure(409, "This article is not sold any more"),
      ),
    );
    await user.click(form.getByRole("button", { name: "Send review" }));
    expect(await form.findByRole("alert")).toHaveTextContent("This article is not sold any more");
    expect(form.getByRole("textbox", { name: "Your review" })).toHaveValue("It shrank.");

    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    expect(await form.findByText(/You’re offline/)).toBeVisible();
    expect(form.getByRole("button", { name: "Send review" })).toBeDisabled();
    vi.restoreAllMocks();
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(form.getByRole("button", { name: "Send review" })).toBeEnabled());
  });
});

describe("what was written", () => {
  it("says why it is not shown, and is written anew", async () => {
    const review = ownReview({ state: "refused", reason: "private" });
    const { user } = open(reviewable({ review }));
    const part = within(await section());
    expect(await part.findByText("Not shown")).toBeVisible();
    expect(part.getByText(/has a name, number or address in it/)).toBeVisible();
    await user.click(part.getByRole("button", { name: "Change your review of Gahinga Boxy Tee" }));
    const form = within(await sheet("Change your review of Gahinga Boxy Tee"));
    expect(form.getByRole("radio", { name: "4 out of 5: Good" })).toBeChecked();
    expect(form.getByRole("button", { name: "True" })).toHaveAttribute("aria-pressed", "true");
    const text = form.getByRole("textbox", { name: "Your review" });
    await user.clear(text);
    await user.type(text, "It is thick.");
    await user.click(form.getByRole("button", { name: "Send review" }));
    expect(await screen.findByText("We’re checking it")).toBeVisible();
  });

  it("shows up to three pictures of it, one after the other", async () => {
    const { user, received, container } = open(reviewable({ review: ownReview() }));
    const part = within(await section());
    expect(await part.findByText(/up to 3 pictures/)).toBeVisible();
    const input = part.getByLabelText("Add a picture", { selector: "input" });
    await user.upload(
      input,
      ["a", "b", "c", "d"].map((name) => photo(`${name}.jpg`)),
    );
    expect(part.getByRole("alert")).toHaveTextContent("At most 3 pictures.");
    expect(await part.findByRole("img", { name: "Your picture 3" })).toBeVisible();
    await waitFor(() => expect(received.pictures).toEqual(["sent", "sent", "sent"]));
    expect(part.queryByRole("button", { name: "Add a picture" })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(part.getByRole("button", { name: "Remove picture 2" }));
    await waitFor(() => expect(received.pictures.at(-1)).toBe("picture_2"));
    expect(await part.findByRole("button", { name: "Add a picture" })).toBeVisible();
  });

  it("keeps a picture that was not sent, and sends it once however often that is pressed", async () => {
    const { user, received } = open(reviewable({ review: ownReview() }));
    const part = within(await section());
    let tries = 0;
    server.use(
      http.post("*/api/orders/:id/reviews/:item_id/pictures", () => {
        tries += 1;
        return tries === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await user.upload(await part.findByLabelText("Add a picture", { selector: "input" }), [
      photo("a.jpg"),
    ]);
    expect(await part.findByRole("alert")).toHaveTextContent(
      "1 picture was not sent. Server overloaded - please try again later",
    );
    expect(part.getByRole("img", { name: "New picture 1" })).toBeVisible();
    await user.dblClick(part.getByRole("button", { name: "Send new picture 1 again" }));
    expect(await part.findByRole("img", { name: "Your picture 1" })).toBeVisible();
    expect([tries, received.pictures]).toEqual([2, ["sent"]]);
    expect(part.queryByRole("alert")).not.toBeInTheDocument();

    server.use(
      http.delete(
        "*/api/orders/:id/reviews/:item_id/pictures/:picture_id",
        async () => {
          await delay(50);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.dblClick(part.getByRole("button", { name: "Remove picture 1" }));
    expect(await part.findByRole("alert")).toHaveTextContent(
      "The picture could not be removed. Server overloaded - please try again later",
    );
    expect(part.getByRole("img", { name: "Your picture 1" })).toBeVisible();
    await user.dblClick(part.getByRole("button", { name: "Remove picture 1" }));
    await waitFor(() =>
      expect(part.queryByRole("img", { name: "Your picture 1" })).not.toBeInTheDocument(),
    );
    expect(received.pictures).toEqual(["sent", "picture_1"]);
  });

  it("shows what the shop answered", async () => {
    const review = ownReview({ state: "shown", answer: "An S will sit higher." });
    open(reviewable({ review }));
    const part = within(await section());
    expect(await part.findByText("In the shop")).toBeVisible();
    expect(part.getByText("An S will sit higher.")).toBeVisible();
  });

  it("is deleted once that is confirmed", async () => {
    const { user, received } = open(reviewable({ review: ownReview({ state: "shown" }) }));
    await user.click(
      await screen.findByRole("button", { name: "Delete your review of Gahinga Boxy Tee" }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your review?" }));
    expect(dialog.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await write()).toHaveFocus();
    expect(received.withdrawn).toEqual([["item_0", ACCESS_TOKEN]]);
  });
});

describe("the section", () => {
  it("asks the owner of an account's order to log in", async () => {
    open(reviewable());
    server.use(
      http.get("*/api/orders/:id/reviews", () => HttpResponse.json(answerOrderReviews([], true))),
    );
    expect(await screen.findByText(/Log in with the account/)).toBeVisible();
  });

  it("is not there when nothing can be reviewed", async () => {
    open(reviewable());
    server.use(
      http.get("*/api/orders/:id/reviews", () => HttpResponse.json(answerOrderReviews([]))),
    );
    await screen.findByRole("region", { name: "Returns" });
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Reviews" })).not.toBeInTheDocument(),
    );
  });

  it("can be loaded again when that fails", async () => {
    const { user, handlers } = open(reviewable());
    server.use(http.get("*/api/orders/:id/reviews", () => failure(500, "It broke")));
    const part = within(await section());
    expect(await part.findByText("Failed to load reviews")).toBeVisible();
    server.use(...handlers);
    await user.click(part.getByRole("button", { name: "Retry" }));
    expect(await write()).toBeVisible();
  });
});
