import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import {
  book,
  next,
  openReturn,
  order,
  ORDER_PAGE,
  question,
  reason,
  tick,
} from "~/testing/open-return";
import { ACCESS_TOKEN } from "~/testing/orders";
import { renderRoute } from "~/testing/render-route";
import { photo, pictureOf, showBlobs } from "~/testing/return-pictures";
import { orderWithReturn, returnDesk, standOnReturnDay } from "~/testing/returns";
import { server } from "~/testing/server";
import { ConfirmationScreen } from "./confirmation-screen";

const SENDING = "*/api/orders/:id/returns/:return_id/pictures";

standOnReturnDay();
showBlobs();

const group = () => within(screen.getByRole("group", { name: "Pictures" }));
const chosen = () => screen.queryAllByRole("img", { name: /^New picture \d$/ });
const card = async () => within(await screen.findByRole("article", { name: "Return R-1042" }));
const kept = async () => (await card()).queryAllByRole("button", { name: /^Picture \d of return/ });

/** The first step, with a reason. */
async function startReturn(why: string) {
  const view = openReturn();
  await view.user.click(await tick());
  await view.user.selectOptions(reason(), why);
  return view;
}

type User = Awaited<ReturnType<typeof startReturn>>["user"];

async function bookIt(user: User) {
  await user.click(next());
  await question("What would you like instead?");
  await user.click(next());
  await question("How will you hand it over?");
  await user.click(book());
}

/** The order's page with one return. */
function openCard(changes: Parameters<typeof orderWithReturn>[1] = {}) {
  const known = orderWithReturn(order, { id: "return_1042", ...changes });
  const desk = returnDesk(known);
  server.use(...desk.handlers);
  const view = renderRoute({
    at: `${ORDER_PAGE}#access=${ACCESS_TOKEN}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}
const PICTURED = { id: "return_1042", order_id: order.id };

describe("pictures in the form", () => {
  it("are asked for where something is broken, and possible otherwise", async () => {
    const { user, container } = await startReturn("Too large");
    expect(group().queryByText("Show us what is wrong")).not.toBeInTheDocument();
    expect(group().getByRole("button", { name: "Add a picture" })).toBeVisible();
    await user.selectOptions(reason(), "Broken or faulty");
    expect(group().getByText("Show us what is wrong")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    // Wanted, not required.
    await user.click(next());
    await question("What would you like instead?");
  });

  it("are chosen, removed, and sent once the return is booked", async () => {
    const { user, received, container } = await startReturn("Broken or faulty");
    const input = group().getByLabelText("Add a picture", { selector: "input" });
    expect(input).toHaveAttribute("accept", "image/*");
    await user.upload(input, [photo("a.jpg"), photo("b.jpg"), photo("c.jpg")]);
    await waitFor(() => expect(chosen()).toHaveLength(3));
    await user.click(group().getByRole("button", { name: "Remove new picture 2" }));
    expect(chosen()).toHaveLength(2);
    expect(group().getByRole("status")).toHaveTextContent("2 pictures are sent once you book.");
    expect(await complaintsOf(container)).toEqual([]);
    expect(received.pictures).toEqual([]);
    await bookIt(user);
    await waitFor(async () => expect(await kept()).toHaveLength(2));
    expect(received.pictures).toEqual(["sent", "sent"]);
    expect(chosen()).toEqual([]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are four at most, and pictures", async () => {
    const { user } = await startReturn("Broken or faulty");
    const input = group().getByLabelText("Add a picture", { selector: "input" });
    const five = ["a", "b", "c", "d", "e"].map((name) => photo(`${name}.jpg`));
    await user.upload(input, five);
    expect(group().getByRole("alert")).toHaveTextContent("At most 4 pictures.");
    await waitFor(() => expect(chosen()).toHaveLength(4));
    expect(group().queryByRole("button", { name: "Add a picture" })).not.toBeInTheDocument();
  });

  it("are sent although their buyer left before the answer came", async () => {
    const { user, received, unmount } = await startReturn("Broken or faulty");
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post("*/api/orders/:id/returns", async () => {
        await held;
        return undefined;
      }),
    );
    await user.upload(group().getByLabelText("Add a picture", { selector: "input" }), [
      photo("a.jpg"),
    ]);
    await waitFor(() => expect(chosen()).toHaveLength(1));
    const leaving = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await bookIt(user);
    unmount();
    // The page is asked about all the same.
    expect(leaving()).toBe(false);
    answer();
    await waitFor(() => expect(received.pictures).toEqual(["sent"]));
    await waitFor(() => expect(leaving()).toBe(true));
  });

  it("are still there when what was sent of them failed, and go out again one by one", async () => {
    const { user, received } = await startReturn("Broken or faulty");
    server.use(http.post(SENDING, () => HttpResponse.error(), { once: true }));
    const input = group().getByLabelText("Add a picture", { selector: "input" });
    await user.upload(input, [photo("a.jpg"), photo("b.jpg")]);
    await waitFor(() => expect(chosen()).toHaveLength(2));
    await bookIt(user);
    expect(await screen.findByText("Return R-1042 is booked.")).toBeVisible();
    const alert = await (await card()).findByText(/1 picture was not sent\./);
    expect(alert).toBeVisible();
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    await user.click((await card()).getByRole("button", { name: "Send new picture 1 again" }));
    await waitFor(async () => expect(await kept()).toHaveLength(2));
    expect(received.pictures).toEqual(["sent", "sent"]);
    expect((await card()).queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("pictures at a return", () => {
  it("open large, with the keyboard too, and are removed by whoever added them", async () => {
    const pictures = [pictureOf(PICTURED, 1), pictureOf(PICTURED, 2, "staff")];
    const { user, received, baseElement } = openCard({ pictures });
    const [first] = await kept();
    first?.focus();
    await user.keyboard("{Enter}");
    const dialog = within(
      await screen.findByRole("dialog", { name: "Picture 1 of return R-1042" }),
    );
    expect(await dialog.findByRole("img", { name: "Picture 1 of return R-1042" })).toBeVisible();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(first).toHaveFocus();
    const removable = (await card()).getAllByRole("button", { name: /^Remove picture/ });
    expect(removable.map((one) => one.getAttribute("aria-label"))).toEqual(["Remove picture 1"]);
    await user.click((await card()).getByRole("button", { name: "Remove picture 1" }));
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    expect(received.pictures).toEqual(["picture_1"]);
  });

  it("can be added later, until the pieces are with the shop", async () => {
    const { user, received } = openCard();
    const input = (await card()).getByLabelText("Add a picture", { selector: "input" });
    await user.upload(input, photo("late.jpg"));
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    expect(received.pictures).toEqual(["sent"]);
  });

  it("stay as they are once it is over", async () => {
    openCard({ status: "settled", refunded_amount: 18_000, pictures: [pictureOf(PICTURED, 1)] });
    expect(await kept()).toHaveLength(1);
    expect((await card()).queryByRole("button", { name: "Add a picture" })).not.toBeInTheDocument();
    expect(
      (await card()).queryByRole("button", { name: /^Remove picture/ }),
    ).not.toBeInTheDocument();
  });

  it("say why one can't be taken", async () => {
    const { user } = openCard();
    const message = "late.jpg is damaged and can't be read.";
    server.use(
      http.post(SENDING, () =>
        failure(400, "The request is not valid", { errors: [{ field: "images", message }] }),
      ),
    );
    const input = (await card()).getByLabelText("Add a picture", { selector: "input" });
    await user.upload(input, photo("late.jpg"));
    expect(await (await card()).findByText(/1 picture was not sent/)).toHaveTextContent(message);
    await user.click((await card()).getByRole("button", { name: "Remove new picture 1" }));
    expect((await card()).queryByRole("alert")).not.toBeInTheDocument();
  });
});
