import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ImportJob } from "@strive/backend/contracts/product-import";
import { changeNamed, checkOf, importDesk, importNamed } from "~/testing/admin-imports";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { errorsCsv } from "./errors-csv";
import { ProductImportScreen } from "./product-import-screen";

const SCREENS = [{ path: "/admin/products/import", Screen: ProductImportScreen }];
const CSV = new File(["Handle,Title\n"], "spring.csv", { type: "text/csv" });

function open(at = "/admin/products/import", desk = importDesk()) {
  server.use(...desk.handlers);
  return { ...renderAdmin({ at, screens: SCREENS }), desk };
}
const panel = () => screen.findByRole("region", { name: "This import" });
const countOf = (label: string) =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("importing a file", () => {
  it("is checked first, and then done, with the file that was checked", async () => {
    const check = importNamed("pimp_1", {
      dry_run: true,
      may_publish: false,
      categories: ["Hats"],
      pictures: { waiting: 2, done: 0, failed: 0, failures: [] },
    });
    const desk = importDesk({ next: [check, importNamed("pimp_2")] });
    const { user, location, container } = open(undefined, desk);
    const button = await screen.findByRole("button", { name: "Check file" });
    expect(
      within(screen.getByRole("main")).getByRole("link", { name: "Products" }),
    ).toHaveAttribute("href", "/admin/products");
    expect(button).toBeDisabled();
    await user.upload(screen.getByLabelText("File"), CSV);
    expect(screen.getByRole("button", { name: /spring.csv, 1 KB/ })).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Currency of the prices"), "USD, US dollar");
    await user.click(button);
    const checked = within(await panel());
    expect(await checked.findByText(/This was a check. Nothing has been changed./)).toBeVisible();
    expect(location()).toBe("/admin/products/import?job=pimp_1");
    expect(countOf("To be created")).toBe("3");
    expect(countOf("To be updated")).toBe("2");
    expect(countOf("Unchanged")).toBe("5");
    expect(countOf("Left out")).toBe("0");
    expect(checked.getByText("New categories: Hats")).toBeVisible();
    expect(checked.getByText("2 pictures will be fetched afterwards.")).toBeVisible();
    expect(checked.getByText(/^Nothing is published, whatever the file says/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(checked.getByRole("button", { name: "Import now" }));
    await waitFor(() => expect(location()).toBe("/admin/products/import?job=pimp_2"));
    expect(await screen.findByText("Created", { selector: "dt" })).toBeVisible();
    expect(countOf("Created")).toBe("3");
    expect(screen.queryByRole("button", { name: "Import now" })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Nothing is published/)).not.toBeInTheDocument();
    const content = "Handle,Title\n";
    expect(desk.calls).toEqual([
      { dry_run: true, currency: "USD", content },
      { dry_run: false, currency: "USD", content },
    ]);
    expect(await screen.findByText("Total imports: 2")).toBeVisible();
    expect(screen.getByText("3 to create, 2 to update")).toBeVisible();
    expect(screen.getByText("3 created, 2 updated")).toBeVisible();
  });

  it("asks for another check when file or currency change", async () => {
    const next = [importNamed("pimp_1", { dry_run: true })];
    const { user } = open(undefined, importDesk({ next }));
    await user.upload(await screen.findByLabelText("File"), CSV);
    await user.click(screen.getByRole("button", { name: "Check file" }));
    expect(await screen.findByRole("button", { name: "Import now" })).toBeEnabled();
    await user.selectOptions(screen.getByLabelText("Currency of the prices"), "EUR, Euro");
    expect(screen.queryByRole("button", { name: "Import now" })).not.toBeInTheDocument();
    expect(screen.getByText(/choose the file once more/)).toBeVisible();
  });

  it("takes a file that is dropped", async () => {
    open();
    const place = await screen.findByRole("button", { name: /Choose a file/ });
    fireEvent.drop(place, { dataTransfer: { files: [CSV] } });
    expect(await screen.findByRole("button", { name: /spring.csv/ })).toBeVisible();
  });

  it("says why a file is refused, and keeps it", async () => {
    const { user } = open();
    const message = "The file must be a CSV, or a zip that holds one.";
    server.use(
      http.post(
        "*/api/products/import",
        () => failure(400, "Invalid request", { errors: [{ field: "file", message }] }),
        { once: true },
      ),
    );
    await user.upload(await screen.findByLabelText("File"), CSV);
    await user.click(screen.getByRole("button", { name: "Check file" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    server.use(http.post("*/api/products/import", () => failure(500, "x")));
    await user.click(screen.getByRole("button", { name: "Check file" }));
    expect(await screen.findByText("The file could not be read. Please try again.")).toBeVisible();
    expect(screen.getByRole("button", { name: /spring.csv/ })).toBeVisible();
  });
});

describe("what a check found", () => {
  const BLACK = "#1b1a1a";
  const far = changeNamed("slip", {
    row: 30,
    kinds: ["warnings", "prices"],
    price: { before: 45_000, after: 45 },
    warnings: [{ row: 31, message: "RWF 45 is a tenth or less of what it costs now." }],
  });
  const moved = changeNamed("moved", {
    row: 34,
    kinds: ["stock", "states", "names", "pictures"],
    name: { before: "Old name", after: "New name" },
    status: { before: "published", after: "draft" },
    image: "/uploads/a.webp",
    variants: [
      {
        size: "S",
        color: BLACK,
        price: { before: 20_000, after: 20_000 },
        sale: { before: null, after: 15_000 },
        stock: { before: 35, after: 45 },
      },
    ],
    pictures: {
      before: 1,
      after: [
        { url: "/uploads/a.webp", source: "/uploads/a.webp", color: null },
        { url: null, source: "https://far.example/b.jpg", color: BLACK },
      ],
    },
  });
  const fresh = Array.from({ length: 40 }, (_, at) =>
    changeNamed(`fresh-${at}`, {
      row: 40 + at,
      product_id: null,
      kinds: ["created"],
      name: { before: null, after: `Fresh ${at}` },
      status: { before: null, after: "draft" },
      price: { before: null, after: 9000 },
    }),
  );
  const changes = [far, moved, ...fresh];
  const job = importNamed("pimp_1", {
    dry_run: true,
    stock_rule: "difference",
    check: {
      ...checkOf(changes),
      stock_before: 35,
      stock_after: 45,
      stock_kept: 3,
    } as ImportJob["check"],
  });
  const at = "/admin/products/import?job=pimp_1";

  it.each(["table", "cards"])("is shown product by product, as %s", async (look) => {
    vi.stubGlobal("matchMedia", () => ({
      matches: look === "table",
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user, container } = open(at, importDesk({ jobs: [job], changes }));
    const shown = within(await screen.findByRole("region", { name: "What would change" }));
    expect(shown.getByRole("heading", { name: "42 products would change" })).toBeVisible();
    expect(await shown.findByText("slip")).toBeVisible();
    const rows = () => shown.getAllByRole(look === "table" ? "row" : "listitem");
    const rowOf = (text: RegExp) => rows().find((row) => text.test(row.textContent ?? ""));
    expect(rowOf(/Row 30/)).toHaveTextContent(
      /Row 31: RWF 45 is a tenth or less.*before ?RWF 45,000 ?after ?→ ?RWF 45/,
    );
    expect(rowOf(/Row 34/)).toHaveTextContent(/Old name ?after ?→ ?New name/);
    expect(rowOf(/Row 34/)).toHaveTextContent(/Published ?after ?→ ?Draft/);
    expect(rowOf(/Row 34/)).toHaveTextContent(/S \/ Black ?before ?35 ?after ?→ ?45/);
    expect(rowOf(/Row 34/)).toHaveTextContent(/To come: https:\/\/far.example\/b.jpg/);
    expect(
      screen.getByText(
        "1 product has a price far from the shop's own. Look at it before you import.",
      ),
    ).toBeVisible();
    expect(screen.getByText(/pieces sold since then stay sold/)).toBeVisible();
    expect(screen.getByText("Pieces of what changes: 35 now, 45 afterwards.")).toBeVisible();
    expect(screen.getByText(/^3 numbers in the file differ/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);

    await user.click(shown.getByRole("button", { name: "Next page" }));
    expect(await shown.findByText("Fresh 18")).toBeVisible();
    await user.click(shown.getByRole("button", { name: "Prices to check 1" }));
    await waitFor(() => expect(shown.queryByText("Fresh 18")).not.toBeInTheDocument());
    expect(rowOf(/Row 30/)).toBeVisible();
    expect(rowOf(/Row 34/)).toBeUndefined();
  });

  it("can be read again after a week no more, and says so", async () => {
    open(at, importDesk({ jobs: [{ ...job, check: null }] }));
    expect(await screen.findByText(/Check the file again/)).toBeVisible();
  });

  it("says what happens to stock before and after it is counted", async () => {
    const next = ["pimp_1", "pimp_2"].map((id) =>
      importNamed(id, { dry_run: true, stock_rule: id === "pimp_1" ? "kept" : "set" }),
    );
    const desk = importDesk({ next });
    const { user } = open(undefined, desk);
    await user.upload(await screen.findByLabelText("File"), CSV);
    await user.click(screen.getByRole("button", { name: "Check file" }));
    expect(
      await screen.findByText(/^Stock of products that are here stays as it is/),
    ).toBeVisible();
    await user.click(
      screen.getByRole("checkbox", { name: "The stock in this file was counted just now" }),
    );
    expect(screen.getByRole("alert")).toHaveTextContent(/can be sold twice/);
    expect(screen.queryByRole("button", { name: "Import now" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Check file" }));
    expect(await screen.findByText(/^The file's numbers replace the shop's, also/)).toBeVisible();
    expect(desk.calls.map(({ stock }) => stock)).toEqual([undefined, "set"]);
  });
});

describe("an import that goes on", () => {
  const running = (facts = {}) =>
    importNamed("pimp_1", { state: "running", rows: 2000, rows_done: 500, created: 12, ...facts });

  it("is watched after a reload, less and less often, until it is done", async () => {
    const desk = importDesk({ jobs: [running()] });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open("/admin/products/import?job=pimp_1", desk);
    const job = within(await panel());
    expect(await job.findByText("500 of 2,000 rows")).toBeVisible();
    expect(job.getByRole("progressbar", { name: "Progress" })).toHaveAttribute(
      "aria-valuenow",
      "500",
    );
    expect(job.getByText("Running")).toBeVisible();
    desk.change("pimp_1", { rows_done: 1500 });
    await vi.advanceTimersByTimeAsync(1100);
    expect(await job.findByText("1,500 of 2,000 rows")).toBeVisible();
    const before = desk.looks.length;
    await vi.advanceTimersByTimeAsync(60_000);
    const inAMinute = desk.looks.length - before;
    expect(inAMinute).toBeGreaterThan(4);
    expect(inAMinute).toBeLessThan(14);
    desk.change("pimp_1", { state: "done", rows_done: 2000 });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await job.findByText("Done")).toBeVisible();
    expect(job.queryByRole("progressbar")).not.toBeInTheDocument();
    const atEnd = desk.looks.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.looks).toHaveLength(atEnd);
  });

  it("is stopped after a question", async () => {
    const { user } = open("/admin/products/import?job=pimp_1", importDesk({ jobs: [running()] }));
    const job = within(await panel());
    await user.click(await job.findByRole("button", { name: "Stop the import" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Stop this import?" }));
    await user.click(dialog.getByRole("button", { name: "Stop the import" }));
    expect(await job.findByText("Stopped")).toBeVisible();
    expect(job.queryByRole("button", { name: "Stop the import" })).not.toBeInTheDocument();
  });

  it("tells why it failed, and which pictures could not be fetched", async () => {
    const failures = [{ product_id: "prod_1", source: "https://a.rw/x.jpg", reason: "404" }];
    const pictures = { waiting: 0, done: 3, failed: 1, failures };
    const job = running({ state: "failed", reason: "The server was stopped.", pictures });
    open("/admin/products/import?job=pimp_1", importDesk({ jobs: [job] }));
    const shown = within(await panel());
    expect(await shown.findByRole("alert")).toHaveTextContent("The server was stopped.");
    expect(shown.getByText("Failed")).toBeVisible();
    expect(shown.getByText("Pictures: 4 of 4 fetched")).toBeVisible();
    expect(shown.getByText("https://a.rw/x.jpg: 404")).toBeVisible();
  });

  it("says that it could not be had", async () => {
    open("/admin/products/import?job=pimp_9");
    expect(await within(await panel()).findByRole("alert")).toHaveTextContent(
      "Failed to load the import",
    );
  });
});

describe("the errors of an import", () => {
  const errors = Array.from({ length: 25 }, (_, at) => ({
    row: at + 2,
    column: at === 0 ? null : "Variant Price",
    message: at === 0 ? "Handle is missing" : "Valid price is required",
  }));
  const job = importNamed("pimp_1", { errors, error_count: 1200, refused: 25 });

  it("are listed by row, a few at first, and saved as a file", async () => {
    const saves: string[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:e", revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saves.push(this.download);
    });
    const { user } = open("/admin/products/import?job=pimp_1", importDesk({ jobs: [job] }));
    const shown = within(await panel());
    expect(await shown.findByRole("heading", { name: "1,200 errors" })).toBeVisible();
    expect(shown.getByText(/The first 25 of 1,200 are listed./)).toBeVisible();
    const table = within(shown.getByRole("table"));
    expect(table.getAllByRole("row")).toHaveLength(21);
    expect(table.getByRole("row", { name: "2 Whole row Handle is missing" })).toBeVisible();
    expect(
      table.getByRole("row", { name: "3 Variant Price Valid price is required" }),
    ).toBeVisible();
    await user.click(shown.getByRole("button", { name: "Show all errors" }));
    expect(table.getAllByRole("row")).toHaveLength(26);
    await user.click(shown.getByRole("button", { name: "Download errors as CSV" }));
    expect(saves).toEqual(["errors-spring.csv"]);
  });

  it("can be opened in a spreadsheet, and are no formulas there", () => {
    const text = errorsCsv([
      { row: 2, column: null, message: 'is not a "price", at all' },
      { row: 3, column: "=HYPERLINK(1)", message: "+1" },
    ]);
    expect(text).toBe(
      [
        '\ufeff"Row","Column","Problem"',
        '"2","","is not a ""price"", at all"',
        `"3","'=HYPERLINK(1)","'+1"`,
        "",
      ].join("\r\n"),
    );
  });
});

describe("earlier imports", () => {
  it("are listed with their state, and opened by a press", async () => {
    const jobs = [
      importNamed("pimp_2", { file_name: "hats.zip", dry_run: true, refused: 4 }),
      importNamed("pimp_1", { state: "cancelled" }),
    ];
    const { user, location } = open(undefined, importDesk({ jobs }));
    expect(await screen.findByText("Loading imports...")).toBeVisible();
    const row = within(await screen.findByRole("row", { name: /hats.zip/ }));
    expect(row.getByText("Check")).toBeVisible();
    expect(row.getByText("Jan 31, 2026, 10:30")).toBeVisible();
    expect(row.getByText("3 to create, 2 to update, 4 left out")).toBeVisible();
    expect(screen.getByText("Stopped")).toBeVisible();
    await user.click(row.getByText("Done"));
    expect(await within(await panel()).findByText("hats.zip")).toBeVisible();
    expect(location()).toBe("/admin/products/import?job=pimp_2");
  });

  it("are none yet", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "No imports yet" })).toBeVisible();
  });

  it("say that they could not be had", async () => {
    server.use(http.get("*/api/products/import", () => failure(403, "No")));
    renderAdmin({ at: "/admin/products/import", screens: SCREENS });
    expect(await screen.findByRole("alert")).toHaveTextContent("Access denied");
  });
});
