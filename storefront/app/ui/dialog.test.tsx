import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
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
