import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { isFor, typeAgain, typedIn } from "./typed";

function Form() {
  const [name, setName] = useState("");
  const [way, setWay] = useState("bring");
  return (
    <form>
      <p>{`${name} ${way}`}</p>
      <input aria-label="Name" name="name" value={name} onChange={(e) => setName(e.target.value)} />
      <textarea aria-label="Note" name="note" />
      <input aria-label="Line 1" />
      <input aria-label="Line 2" />
      <input aria-label="Password" type="password" />
      <input aria-label="Search" type="search" />
      <input aria-label="Fixed" defaultValue="fixed" readOnly />
      <select aria-label="Size" name="size">
        <option>M</option>
        <option>L</option>
      </select>
      {["bring", "fetch"].map((one) => (
        <input
          key={one}
          type="radio"
          name="way"
          aria-label={one}
          value={one}
          checked={way === one}
          onChange={() => setWay(one)}
        />
      ))}
      <input aria-label="Agreed" type="checkbox" name="agreed" />
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const TYPED = [
  { name: "text name 0", value: "Aline" },
  { name: "textarea note 0", value: "Two\nlines" },
  { name: "text  1", value: "second" },
  { name: "select-one size 0", value: "L" },
  { name: "radio way fetch 0", value: "on" },
  { name: "checkbox agreed on 0", value: "on" },
];

it("is typed again into the same fields, as if by hand", async () => {
  const { container } = render(<Form />);
  typeAgain(container, TYPED);
  expect(await screen.findByText("Aline fetch")).toBeVisible();
  expect(field("Note")).toHaveValue("Two\nlines");
  expect([field("Line 1").value, field("Line 2").value]).toEqual(["", "second"]);
  expect(field("Size")).toHaveValue("L");
  expect(field("Agreed")).toBeChecked();
  expect(typedIn(container)).toEqual(TYPED);
});

it("leaves alone what is there already, secrets, and what does not fit", () => {
  const { container } = render(<Form />);
  for (const label of ["Password", "Search"]) field(label).value = "mine";
  expect(typedIn(container).map(({ value }) => value)).not.toContain("mine");
  field("Note").value = "newer";
  typeAgain(container, [
    { name: "textarea note 0", value: "older" },
    { name: "password  0", value: "x" },
    { name: "text gone 0", value: "x" },
    { name: 1 },
    null,
  ]);
  expect(field("Note")).toHaveValue("newer");
  expect(field("Password")).toHaveValue("mine");
  expect(() => typeAgain(container, "no list")).not.toThrow();
});

it("is for one address", () => {
  expect(isFor({ address: "/rw", typed: [] }, "/rw")).toBe(true);
  for (const other of [{ address: "/fr" }, null, "x"]) expect(isFor(other, "/rw")).toBe(false);
});
