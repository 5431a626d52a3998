import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useSyncExternalStore } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { useForm } from "./form";

const send = vi.fn((body: unknown) => Promise.resolve(body));

/** As the shop's forms ask: the button works once the page is alive, which renders it again. */
const useIsAlive = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

function Ask() {
  const isAlive = useIsAlive();
  const {
    form: { notice: _notice, ...form },
    field,
  } = useForm({
    start: { number: "", email: "" },
    rules: () => Promise.resolve(null),
    check: (_, values) => ({ body: values, errors: null }),
    send: (body) => send(body),
    onDone: () => undefined,
  });
  return (
    <form {...form}>
      <input {...field("number")} aria-label="Number" />
      <input {...field("email")} aria-label="Email" />
      <button disabled={!isAlive}>Send</button>
    </form>
  );
}

it("takes over what was typed before the page was alive", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Ask />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Number"), "STR-1");
  render(<Ask />, { container, hydrate: true });
  await user.type(screen.getByLabelText("Email"), "a@example.rw");
  expect(screen.getByLabelText("Number")).toHaveValue("STR-1");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(send).toHaveBeenCalledWith({ number: "STR-1", email: "a@example.rw" });
});
