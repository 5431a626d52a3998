import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { sizeChartDesk, staffChart } from "~/testing/admin-size-charts";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { menTable } from "~/testing/size-charts";
import { SizeChartsScreen } from "./size-charts-screen";

const HOODIES = staffChart("Hoodies");
const OWN = staffChart("Shirts", { source: "own", version: 3 });
const BELOW = staffChart("Polos", { source: "parent", from: "Shirts" });

function open(at = "/admin/content/sizes", charts = [HOODIES, OWN, BELOW]) {
  const { desk, handlers } = sizeChartDesk(...charts);
  server.use(...handlers);
  const screens = [{ path: "/admin/content/sizes", Screen: SizeChartsScreen }];
  return { ...renderAdmin({ at, screens }), desk };
}
const openChart = async (id: string, charts?: Parameters<typeof open>[1]) => {
  const view = open(`/admin/content/sizes?edit=${id}`, charts);
  await screen.findByRole("heading", { level: 1, name: /^Sizes: / });
  return view;
};
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const field = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

describe("the size charts", () => {
  it("are listed with where each comes from, and open", async () => {
    const { user, container, location } = open();
    expect(await row("Hoodies")).toHaveTextContent("Built in");
    expect(await row("Shirts")).toHaveTextContent("Its own");
    expect(await row("Polos")).toHaveTextContent("From Shirts");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(within(await row("Hoodies")).getByRole("button", { name: "Edit: Hoodies" }));
    expect(await screen.findByRole("heading", { name: "Sizes: Hoodies" })).toBeVisible();
    expect(location()).toBe("/admin/content/sizes?edit=cat_hoodies");
    await user.click(button("All charts"));
    expect(await row("Shirts")).toBeVisible();
  });

  it("say so when they can't be read", async () => {
    open();
    server.use(http.get("*/api/admin/size-charts", () => failure(400, "Not now")));
    expect(await screen.findByText("Failed to load size charts")).toBeVisible();
  });

  it("say so when there is no such category", async () => {
    open("/admin/content/sizes?edit=cat_none");
    expect(await screen.findByText("Resource not found")).toBeVisible();
    expect(button("All charts")).toBeVisible();
  });
});

describe("a size chart", () => {
  it("is typed in cells, previewed and saved", async () => {
    const { user, desk, container } = await openChart("cat_hoodies");
    expect(screen.getByText(/This is the built-in chart/)).toBeVisible();
    expect(field("Chest M")).toHaveValue("94–100");
    expect(await complaintsOf(container)).toEqual([]);
    await user.clear(field("Chest M"));
    await user.type(field("Chest M"), "95-101");
    const preview = within(screen.getByRole("region", { name: "Shoppers see" }));
    expect(preview.getByRole("cell", { name: "95–101" })).toBeVisible();
    await user.click(button("Save"));
    expect(await screen.findByText("The sizes of Hoodies are saved.")).toBeVisible();
    expect(desk.charts[0]?.tables[0]?.rows[2]).toEqual({
      size: "M",
      values: [
        [95, 101],
        [80, 86],
        [94, 100],
      ],
    });
    expect(screen.getByText(/has its own chart/)).toBeVisible();
  });

  it("goes to the first cell that is wrong, and says what is", async () => {
    const { user, desk } = await openChart("cat_hoodies");
    await user.clear(field("Waist L"));
    await user.clear(field("Hips XL"));
    await user.type(field("Hips XL"), "116-108");
    await user.click(button("Save"));
    await waitFor(() => expect(field("Waist L")).toHaveFocus());
    expect(field("Waist L")).toBeInvalid();
    expect(field("Hips XL")).toBeInvalid();
    expect(screen.getByRole("alert")).toHaveTextContent("Waist L: Measurement must be 1 to 250 cm");
    expect(desk.charts[0]?.source).toBe("built_in");
  });

  it("shows what the shop refuses, at its field", async () => {
    const { user } = await openChart("cat_hoodies");
    const errors = [{ field: "tables.0.rows.0.size", message: "No product has the size XSS" }];
    server.use(http.put("*/api/admin/size-charts/:id", () => failure(400, "Invalid", { errors })));
    await user.type(field("Size in row 1"), "S");
    await user.click(button("Save"));
    await waitFor(() => expect(field("Size in row 1")).toHaveFocus());
    expect(await screen.findByText("XSS: No product has the size XSS")).toBeVisible();
  });

  it("gets sizes and measurements, and loses them", async () => {
    const { user, desk } = await openChart("cat_hoodies", [
      staffChart("Hoodies", { sizes: ["S", "3XL"] }),
    ]);
    expect(screen.getByText("Products here also come in 3XL. Add a row if you can.")).toBeVisible();
    await user.click(button("Add size"));
    expect(field("Size in row 7")).toHaveValue("3XL");
    await user.type(field("Chest 3XL"), "124-132");
    await user.selectOptions(screen.getByLabelText("Add measurement"), "Length of the garment");
    for (const name of ["Waist", "Hips", "Length of the garment"]) {
      await user.click(button(`Remove ${name}`));
    }
    for (const size of ["XS", "S", "M", "L", "XL"]) await user.click(button(`Remove size ${size}`));
    await user.click(button("Save"));
    expect(await screen.findByText("The sizes of Hoodies are saved.")).toBeVisible();
    expect(desk.charts[0]?.tables).toEqual([
      {
        wearer: "men",
        measures: ["chest"],
        rows: [
          { size: "XXL", values: [[116, 124]] },
          { size: "3XL", values: [[124, 132]] },
        ],
      },
    ]);
  });

  it("has a table for each of the people it is for", async () => {
    const { user, desk } = await openChart("cat_hoodies", [
      staffChart("Hoodies", { tables: [{ ...menTable, rows: menTable.rows.slice(2, 3) }] }),
    ]);
    await user.click(screen.getByRole("radio", { name: "Women" }));
    await user.click(button("Add table"));
    await user.click(button("Save"));
    await waitFor(() => expect(field("Chest M")).toHaveFocus());
    await user.type(field("Chest M"), "88-94");
    await user.type(field("Waist M"), "70-76");
    await user.type(field("Hips M"), "96-102");
    await user.click(screen.getByRole("radio", { name: "Men" }));
    await user.click(button("Remove this table"));
    await user.click(button("Save"));
    expect(await screen.findByText("The sizes of Hoodies are saved.")).toBeVisible();
    expect(desk.charts[0]?.tables.map(({ wearer }) => wearer)).toEqual(["women"]);
  });

  it("needs at least one table", async () => {
    const { user } = await openChart("cat_hoodies");
    await user.click(button("Remove this table"));
    await user.click(button("Save"));
    expect(await screen.findByText("Add a table")).toBeVisible();
  });

  it("that somebody else changed is kept as it was typed, or theirs is shown", async () => {
    const { user, desk } = await openChart("cat_shirts");
    const theirs = { ...OWN, version: 4, tables: [menTable] };
    desk.charts = [HOODIES, theirs];
    await user.clear(field("Chest S"));
    await user.type(field("Chest S"), "89-95");
    await user.click(button("Save"));
    expect(await screen.findByText(/Someone else has changed this chart/)).toBeVisible();
    expect(field("Chest S")).toHaveValue("89-95");
    await user.click(button("Keep mine"));
    expect(await screen.findByText("The sizes of Shirts are saved.")).toBeVisible();
    expect(desk.charts[1]?.tables[0]?.rows[1]?.values[0]).toEqual([89, 95]);

    desk.charts = [HOODIES, { ...theirs, version: 99 }];
    await user.clear(field("Chest S"));
    await user.type(field("Chest S"), "70-71");
    await user.click(button("Save"));
    await user.click(await screen.findByRole("button", { name: "Show theirs" }));
    await waitFor(() => expect(field("Chest S")).toHaveValue("88–94"));
    expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
  });

  it("is removed after a question, and the built-in one is there again", async () => {
    const { user, desk } = await openChart("cat_shirts");
    await user.click(button("Remove its chart"));
    const dialog = within(await screen.findByRole("dialog", { name: "Remove this chart?" }));
    await user.click(dialog.getByRole("button", { name: "Remove its chart" }));
    expect(await screen.findByText("The chart of Shirts is removed.")).toBeVisible();
    expect(desk.charts[1]?.source).toBe("built_in");
    expect(screen.getByText(/This is the built-in chart/)).toBeVisible();
  });

  it("asks before what was typed is lost", async () => {
    const { user } = await openChart("cat_hoodies");
    await user.type(field("Chest M"), "1");
    await user.click(button("All charts"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Keep editing" }));
    expect(field("Chest M")).toHaveValue("94–1001");
  });
});
