import { fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { renderRoute } from "~/testing/render-route";
import { DistrictField } from "./district-field";
import { findDistricts } from "~/lib/district-options";

const onLeave = vi.fn();

function Host({ start = "" }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <form>
      <DistrictField
        value={value}
        error={undefined}
        hint={undefined}
        promise={() => "3–5 business days"}
        onChange={setValue}
        onLeave={onLeave}
      />
      <button type="button">Next</button>
    </form>
  );
}

const open = (start?: string) =>
  renderRoute({ at: "/", routes: [{ path: "/", Component: () => <Host start={start ?? ""} /> }] });
const field = () => screen.getByRole("combobox", { name: "District" });
const shown = () =>
  within(screen.getByRole("main"))
    .queryAllByRole("option")
    .map(({ textContent }) => textContent);
/** The option that a screen reader is told of. */
function expectCurrent(name: string | null) {
  const option = within(screen.getByRole("main")).queryByRole("option", { selected: true });
  if (option === null || name === null) expect(option).toBe(name);
  else expect(option).toHaveAccessibleName(new RegExp(`^${name}`));
  if (option === null) expect(field()).not.toHaveAttribute("aria-activedescendant");
  else expect(field()).toHaveAttribute("aria-activedescendant", option.id);
}

describe("what the list finds", () => {
  it.each([
    ["", 30],
    ["gasabo", 1],
    ["nya", 8],
    ["paris", 0],
  ])("for %j: %i", (typed, count) => {
    expect(findDistricts(typed).groups.flatMap(({ options }) => options)).toHaveLength(count);
  });

  it.each([
    ["gisenyi", [{ district: "Rubavu", town: "Gisenyi" }], true],
    ["remera", [{ district: "Gasabo", quarter: "Remera" }], true],
    ["musanze", [{ district: "Musanze" }], true],
    ["muh", [{ district: "Muhanga" }], true],
    ["Gasbo", [{ district: "Gasabo" }], false],
  ])("for %j, and whether it may be taken: %j, %s", (typed, options, isBegun) => {
    const found = findDistricts(typed);
    expect(found.groups.flatMap((group) => group.options)).toEqual(options);
    expect(found.isBegun).toBe(isBegun);
  });
});

describe("the district field", () => {
  it("is a plain field until the page is alive", () => {
    const view = renderToString(<Host start="Gasabo" />);
    expect(view).toContain('value="Gasabo"');
    expect(view).not.toContain("role=");
  });

  it("opens with all thirty at a press, and takes the one that is pressed", async () => {
    const { user } = open();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    await user.click(field());
    expect(field()).toHaveAttribute("aria-expanded", "true");
    expect(shown()).toHaveLength(30);
    expectCurrent(null);
    expect(await complaintsOf(screen.getByRole("main"))).toEqual([]);
    await user.click(screen.getByRole("option", { name: /^Huye/ }));
    expect(field()).toHaveValue("Huye");
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute("aria-expanded", "false");
  });

  it("selects what it holds, so that typing replaces it and narrows the list", async () => {
    const { user } = open("Musanze");
    await user.click(field());
    expect(shown()).toHaveLength(30);
    await user.keyboard("gis");
    expect(field()).toHaveValue("gis");
    expect(shown()).toEqual([
      "Gisagara3–5 business days",
      "Rubavualso called Gisenyi · 3–5 business days",
    ]);
    expect(screen.getByRole("group", { name: "Western Province" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("2 districts");
  });

  it("is selected by Tab as well, without a list in the way", async () => {
    const { user } = open("Musanze");
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    field().focus();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("huye");
    expect(field()).toHaveValue("huye");
  });

  it.each([["{Enter}"], ["{Tab}"]])("takes the first find with %s", async (key) => {
    const { user } = open();
    await user.click(field());
    await user.keyboard("gisen");
    expectCurrent("Rubavu");
    await user.keyboard(key);
    expect(field()).toHaveValue("Rubavu");
    expect(shown()).toEqual([]);
  });

  it("offers what was meant by a slip, and takes it only when it is chosen", async () => {
    const { user } = open();
    await user.click(field());
    await user.keyboard("Gasbo");
    expect(shown()).toEqual(["Gasabo3–5 business days"]);
    expectCurrent(null);
    await user.keyboard("{Tab}");
    expect(field()).toHaveValue("Gasbo");
    expect(onLeave).toHaveBeenCalled();
    await user.clear(field());
    await user.click(field());
    await user.keyboard("Gasbo{ArrowDown}{Enter}");
    expect(field()).toHaveValue("Gasabo");
  });

  it("goes round with the arrows, and closes with Escape without losing what was typed", async () => {
    const { user } = open("Gasabo");
    field().focus();
    await user.keyboard("{ArrowDown}");
    expectCurrent("Gasabo");
    await user.keyboard("{ArrowUp}");
    expectCurrent("Rutsiro");
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expectCurrent("Kicukiro");
    await user.keyboard("{Escape}");
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(field()).toHaveValue("Gasabo");
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(field()).toHaveValue("Kicukiro");
  });

  it("leaves the list when the focus goes", async () => {
    const { user } = open();
    await user.click(field());
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(field()).toHaveAttribute("aria-expanded", "false");
  });

  it("opens nothing over what the browser fills in by itself", () => {
    open();
    fireEvent.change(field(), { target: { value: "Huye" } });
    expect(field()).toHaveValue("Huye");
    expect(field()).toHaveAttribute("aria-expanded", "false");
  });
});
