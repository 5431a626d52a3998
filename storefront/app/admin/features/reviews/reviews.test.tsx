import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { showBlobs } from "~/testing/return-pictures";
import { reviewOffice, staffReviewNumbered } from "~/testing/reviews";
import { server } from "~/testing/server";
import { ReviewsScreen } from "./reviews-screen";

const THREE = [
  staffReviewNumbered(1),
  staffReviewNumbered(2, { state: "shown" }),
  staffReviewNumbered(3, { state: "refused", reason: "advert" }),
];

function open(at = "/admin/reviews", reviews = THREE) {
  const { handlers, received } = reviewOffice(reviews);
  server.use(...handlers);
  const view = renderAdmin({ at, screens: [{ path: "/admin/reviews", Screen: ReviewsScreen }] });
  return { ...view, received };
}
const button = (name: string) => screen.findByRole("button", { name });

showBlobs();
afterEach(() => vi.unstubAllGlobals());

describe("the reviews", () => {
  it("begin with those that wait, whole, with their order", async () => {
    const { container, received } = open();
    expect(await screen.findByText("Total reviews: 1")).toBeVisible();
    expect(received.lists).toEqual(["?state=waiting&offset=0"]);
    expect(screen.getByText("Good weight for Musanze evenings.")).toBeVisible();
    expect(screen.getByText("Size M · 170–175 cm · True to size")).toBeVisible();
    expect(screen.getByRole("link", { name: "View order STR-000481" })).toHaveAttribute(
      "href",
      "/admin/orders?view=order_1",
    );
    const tabs = within(screen.getByRole("navigation", { name: "Reviews by state" }));
    expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Waiting 1",
      "Shown 1",
      "Refused 1",
      "All 3",
    ]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are judged with their pictures, which come with the right of staff", async () => {
    const url = "/api/reviews/rev_1/pictures/p1";
    const asked: string[] = [];
    server.use(
      http.get(`*${url}`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse("picture", { headers: { "Content-Type": "image/webp" } });
      }),
    );
    const pictures = [{ id: "p1", url, width: 1200, height: 1600 }];
    const { user, container } = open(undefined, [staffReviewNumbered(1, { pictures })]);
    expect(await screen.findByRole("img", { name: "Picture 1 of this review" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Remove|^Add/ })).not.toBeInTheDocument();
    await user.click(await button("Picture 1 of this review"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByRole("img", { name: "Picture 1 of this review" })).toBeVisible();
    expect(asked).toEqual(["?size=small", ""]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are published as they were seen", async () => {
    const { user, received } = open();
    await user.click(await button("Publish: Tee 1"));
    expect(await screen.findByText("No reviews are waiting")).toBeVisible();
    expect(received.decided).toEqual([["rev_1", { state: "shown", version: 1 }]]);
  });

  it("are refused with a reason, which has to be chosen", async () => {
    const { user, received } = open();
    await user.click(await button("Refuse: Tee 1"));
    const dialog = within(await screen.findByRole("dialog", { name: "Why is it refused?" }));
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    expect(dialog.getByText("Choose a reason")).toBeVisible();
    expect(received.decided).toEqual([]);
    await user.click(dialog.getByRole("radio", { name: "It’s about delivery or service" }));
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    expect(await screen.findByText("No reviews are waiting")).toBeVisible();
    expect(received.decided).toEqual([
      ["rev_1", { state: "refused", reason: "delivery", version: 1 }],
    ]);
  });

  it("say when the writer was faster, and show what it says now", async () => {
    const { user, received } = open();
    const publish = await button("Publish: Tee 1");
    const text = "Its writer has changed this review. Read it again before you decide";
    server.use(http.put("*/api/reviews/:id/state", () => failure(409, text)));
    await user.click(publish);
    expect(await screen.findByText(`Failed to decide. ${text}`)).toBeVisible();
    await waitFor(() => expect(received.lists).toHaveLength(2));
  });

  it("are answered, and the answer changed and taken away", async () => {
    const { user, received } = open("/admin/reviews?state=shown");
    await user.click(await button("Answer: Tee 2"));
    const first = within(await screen.findByRole("dialog", { name: "Answer this review" }));
    await user.type(first.getByRole("textbox", { name: "Your answer" }), "Murakoze.");
    await user.click(first.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Murakoze.")).toBeVisible();
    await user.click(await button("Change answer: Tee 2"));
    const second = within(await screen.findByRole("dialog", { name: "Answer this review" }));
    await user.clear(second.getByRole("textbox", { name: "Your answer" }));
    await user.click(second.getByRole("button", { name: "Save" }));
    expect(await button("Answer: Tee 2")).toBeVisible();
    expect(received.answered).toEqual([
      ["rev_2", "Murakoze."],
      ["rev_2", ""],
    ]);
  });

  it("that were refused say why, and may be published after all", async () => {
    const { user, received } = open("/admin/reviews?state=refused");
    expect(await screen.findByText("Refused: It advertises something")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Answer/ })).not.toBeInTheDocument();
    await user.click(await button("Publish: Tee 3"));
    expect(await screen.findByText("No reviews in this state")).toBeVisible();
    expect(received.decided).toEqual([["rev_3", { state: "shown", version: 1 }]]);
  });

  it("are found by a search, in the address", async () => {
    const { user, location } = open("/admin/reviews?state=all");
    await screen.findByText("Total reviews: 3");
    await user.type(screen.getByRole("searchbox"), "Tee 3");
    expect(await screen.findByText("Total reviews: 1")).toBeVisible();
    expect(location()).toContain("search=Tee+3");
  });

  it("can be loaded again when that fails", async () => {
    const { handlers } = reviewOffice(THREE);
    server.use(http.get("*/api/reviews", () => failure(503, "Away")));
    const { user } = renderAdmin({
      at: "/admin/reviews",
      screens: [{ path: "/admin/reviews", Screen: ReviewsScreen }],
    });
    expect(await screen.findByRole("alert")).toBeVisible();
    server.use(...handlers);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Total reviews: 1")).toBeVisible();
  });

  it("are cards on a phone", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { container } = open();
    expect(
      await screen.findByRole("article", { name: "Review of Tee 1, STR-000481" }),
    ).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });
});
