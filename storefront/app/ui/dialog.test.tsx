import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog";

/** A dialog over every page, as one came to the last of these addresses. */
function open({ addresses = ["/"], isInAddress = false } = {}) {
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" data-focus-home>
          Menu
        </button>
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Hello" isInAddress={isInAddress}>
          <p>Welcome</p>
        </Dialog>
      </>
    );
  }
  const router = createMemoryRouter([{ path: "*", Component: Page }], {
    initialEntries: addresses,
  });
  render(<RouterProvider router={router} />);
  return { go: (to: number | string) => act(() => router.navigate(to as string)) };
}

it("moves the focus to the focus home when nothing had it before", async () => {
  open();
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
  });
});

/** Stands for the browser's: a phone's Back closes the one that was made last. */
class CloseWatcher extends EventTarget {
  static open: CloseWatcher[] = [];
  constructor() {
    super();
    CloseWatcher.open.push(this);
  }
  destroy() {
    CloseWatcher.open = CloseWatcher.open.filter((one) => one !== this);
  }
  static pressBack() {
    CloseWatcher.open.pop()?.dispatchEvent(new Event("close"));
  }
}

afterEach(() => void vi.unstubAllGlobals());

it("is closed by a phone's Back, which leaves the page from then on", async () => {
  vi.stubGlobal("CloseWatcher", CloseWatcher);
  open();
  await screen.findByRole("dialog");
  expect(CloseWatcher.open).toHaveLength(1);
  act(() => CloseWatcher.pressBack());
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(CloseWatcher.open).toEqual([]);
});

it("leaves Back to the page when it was closed otherwise", async () => {
  vi.stubGlobal("CloseWatcher", CloseWatcher);
  open();
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(CloseWatcher.open).toEqual([]));
});

const dialog = () => screen.queryByRole("dialog");

it("is closed by Back where that leaves the page all the same", async () => {
  const { go } = open({ addresses: ["/first", "/second?x=1", "/second"] });
  expect(await screen.findByRole("dialog")).toBeVisible();
  await go(-1);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

it.each([
  ["Back to another place on the page", ["/first", "/first#form"], -1, false],
  ["a link that it was opened over", ["/first"], "/second", false],
  ["Back between addresses that it is in", ["/?id=1", "/?id=2"], -1, true],
] as const)("stays open at %s", async (_what, addresses, to, isInAddress) => {
  const { go } = open({ addresses: [...addresses], isInAddress });
  await go(to);
  expect(dialog()).toBeVisible();
});
