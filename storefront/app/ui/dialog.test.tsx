import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog";

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" data-focus-home>
        Menu
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Hello">
        <p>Welcome</p>
      </Dialog>
    </>
  );
}

it("moves the focus to the focus home when nothing had it before", async () => {
  render(<Page />);
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
  render(<Page />);
  await screen.findByRole("dialog");
  expect(CloseWatcher.open).toHaveLength(1);
  act(() => CloseWatcher.pressBack());
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(CloseWatcher.open).toEqual([]);
});

it("leaves Back to the page when it was closed otherwise", async () => {
  vi.stubGlobal("CloseWatcher", CloseWatcher);
  render(<Page />);
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(CloseWatcher.open).toEqual([]));
});
