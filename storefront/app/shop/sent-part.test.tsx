import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { sentPart } from "./sent-part";

function Part() {
  const [presses, setPresses] = useState(0);
  return <button onClick={() => setPresses(presses + 1)}>{presses} presses</button>;
}
const there = () => Promise.resolve({ default: Part });

async function openPage(load: typeof there): Promise<HTMLElement> {
  const { prelude } = await prerender(sentPart(there));
  const page = document.createElement("div");
  page.innerHTML = await new Response(prelude).text();
  document.body.append(page);
  await act(() => Promise.resolve(hydrateRoot(page, sentPart(load))));
  return page;
}

describe("A part that the server sent", () => {
  it("stays when its code does not come", async () => {
    const page = await openPage(() => Promise.reject(new Error("no network")));
    expect(page).toHaveTextContent("0 presses");
  });

  it("works once its code is here", async () => {
    const page = await openPage(there);
    fireEvent.click(screen.getByRole("button"));
    expect(page).toHaveTextContent("1 presses");
  });
});
