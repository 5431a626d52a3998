import { act, fireEvent, screen } from "@testing-library/react";
import { createContext, useContext, useState, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { sentCode, sentPart } from "./sent-part";

const Label = createContext("presses");
interface Labelled {
  hint?: string;
}

function Part({ hint }: Labelled) {
  const label = useContext(Label);
  const [presses, setPresses] = useState(0);
  return (
    <button title={hint} onClick={() => setPresses(presses + 1)}>
      {presses} {label}
    </button>
  );
}
type Load = () => Promise<{ default: typeof Part }>;
const there: Load = () => Promise.resolve({ default: Part });

/** Its code is not here before `arrive`. */
function late() {
  let arrive!: () => void;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load: Load = () => code.then(there);
  return { load, arrive: () => act(() => Promise.resolve(arrive())) };
}

/** The page as the server sends it, brought to life. */
async function open(sent: ReactElement, alive: ReactElement) {
  const page = document.createElement("div");
  await vi.waitFor(() => {
    page.innerHTML = renderToString(sent);
    expect(page).toHaveTextContent("0 presses");
  });
  document.body.append(page);
  const root = await act(() => Promise.resolve(hydrateRoot(page, alive)));
  const show = (next: ReactElement) => act(() => Promise.resolve(root.render(next)));
  return { page, show };
}

const openPage = (load: Load) => open(sentPart(there), sentPart(load));
const button = () => screen.getByRole("button");

describe("A part that the server sent", () => {
  it("stays when its code does not come", async () => {
    const { page } = await openPage(() => Promise.reject(new Error("no network")));
    expect(page).toHaveTextContent("0 presses");
  });

  it("works once its code is here", async () => {
    const { page } = await openPage(there);
    fireEvent.click(button());
    expect(page).toHaveTextContent("1 presses");
  });

  it("is the very one that was sent, also when its page is drawn again before", async () => {
    const { load, arrive } = late();
    const Sent = sentCode(there);
    const Late = sentCode(load);
    const { show } = await open(<Sent hint="tap" />, <Late hint="tap" />);
    const sent = button();
    await show(<Late hint="tap" />);
    await arrive();
    expect(button()).toBe(sent);
    fireEvent.click(sent);
    expect(sent).toHaveTextContent("1 presses");
  });

  it("stays when what it depends on changes before its code is here", async () => {
    const { load, arrive } = late();
    const Late = sentCode(load);
    const { show } = await open(
      <Label value="presses">{sentPart(there)}</Label>,
      <Label value="presses">
        <Late />
      </Label>,
    );
    await show(
      <Label value="taps">
        <Late />
      </Label>,
    );
    expect(button()).toHaveTextContent("0 presses");
    await arrive();
    expect(button()).toHaveTextContent("0 taps");
    fireEvent.click(button());
    expect(button()).toHaveTextContent("1 taps");
  });
});
