import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { returnNumbered } from "~/testing/admin-returns";
import { complaintsOf } from "~/testing/axe";
import { openReturns } from "~/testing/open-returns";
import { photo, pictureOf, showBlobs } from "~/testing/return-pictures";

showBlobs();

const PICTURED = { id: "ret_1042", order_id: "order_481042" };
const pictured = (changes: Parameters<typeof returnNumbered>[1] = {}) =>
  returnNumbered(1042, {
    pictures: [pictureOf(PICTURED, 1), pictureOf(PICTURED, 2)],
    ...changes,
  });
const sheet = async () => within(await screen.findByRole("dialog", { name: "R-1042" }));
const kept = async () =>
  (await sheet()).queryAllByRole("button", { name: /^Picture \d of return R-1042$/ });

describe("pictures of a return, for staff", () => {
  it("are counted in the list", async () => {
    openReturns({ returns: [pictured(), returnNumbered(1043)] });
    await screen.findAllByText("R-1043");
    expect(screen.getAllByText("2 pictures").length).toBeGreaterThan(0);
    expect(screen.queryByText("0 pictures")).not.toBeInTheDocument();
  });

  it("open large over the return, and Escape goes back to it", async () => {
    const { user, baseElement } = openReturns({ at: "?view=ret_1042", returns: [pictured()] });
    await waitFor(async () => expect(await kept()).toHaveLength(2));
    expect(await complaintsOf(baseElement)).toEqual([]);
    const [, second] = await kept();
    second?.focus();
    await user.keyboard("{Enter}");
    const large = await screen.findByRole("dialog", { name: "Picture 2 of return R-1042" });
    const name = "Picture 2 of return R-1042";
    expect(await within(large).findByRole("img", { name })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(large).not.toBeInTheDocument());
    expect(second).toHaveFocus();
    // The buyer's are the buyer's to remove.
    expect(
      (await sheet()).queryByRole("button", { name: /^Remove picture/ }),
    ).not.toBeInTheDocument();
  });

  it("can be added on receipt, and removed by staff, who see whose is whose", async () => {
    const { user, desk } = openReturns({
      at: "?view=ret_1042",
      returns: [pictured({ status: "received", received_at: "2026-11-24T08:00:00.000Z" })],
    });
    const input = (await sheet()).getByLabelText("Add a picture", { selector: "input" });
    await user.upload(input, photo("hole.jpg"));
    await waitFor(async () => expect(await kept()).toHaveLength(3));
    expect((await sheet()).getAllByText("Buyer", { selector: "span" })).toHaveLength(2);
    await user.click((await sheet()).getByRole("button", { name: "Remove picture 3" }));
    await waitFor(async () => expect(await kept()).toHaveLength(2));
    expect(desk.pictures).toEqual(["sent", "picture_3"]);
  });

  it("stay when the return is settled, and no more come", async () => {
    openReturns({
      at: "?view=ret_1042",
      returns: [pictured({ status: "settled", refunded_amount: 18_000 })],
    });
    await waitFor(async () => expect(await kept()).toHaveLength(2));
    expect(
      (await sheet()).queryByRole("button", { name: "Add a picture" }),
    ).not.toBeInTheDocument();
  });
});
