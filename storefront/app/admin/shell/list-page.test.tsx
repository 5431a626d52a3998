import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { adminQuery } from "~/admin/data/admin-query";
import { useListParams } from "~/admin/data/list-params";
import { useAdminList, type ListAnswer } from "~/admin/data/use-admin-list";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { ListPage } from "./list-page";

interface Thing {
  id: string;
  name: string;
}

const NAMES = ["search", "sort", "kind"] as const;
const ALL: Thing[] = Array.from({ length: 45 }, (_, at) => ({
  id: `thing_${at}`,
  name: `Thing ${at}`,
}));
const opened = vi.fn<(id: string) => void>();
const done = vi.fn<(ids: string[]) => void>();

function Things() {
  const params = useListParams(NAMES);
  const { values, offset } = params;
  const list = useAdminList(
    adminQuery(["things", values, offset], (api, signal) =>
      api.get<ListAnswer<Thing>>("/things", { query: { ...values, offset }, signal }),
    ),
  );
  return (
    <ListPage
      title="Things"
      searchLabel="Search things"
      params={params}
      list={list}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      columns={[
        {
          id: "name",
          header: "Name",
          sorts: ["name", "-name"],
          cell: (thing) => <button onClick={() => opened(thing.id)}>{thing.name}</button>,
        },
        { id: "id", header: "Id", isEnd: true, cell: ({ id }) => id },
      ]}
      card={({ name }) => <p>{name}</p>}
      onOpen={({ id }) => opened(id)}
      selection={{
        actions: (rows, clear) => (
          <button
            onClick={() => {
              done(rows.map(({ id }) => id));
              clear();
            }}
          >
            Do it
          </button>
        ),
      }}
      loadingText="Loading things..."
      errorText={(message) => `Error: ${message}`}
      empty={{ title: "No things yet", help: "They come by post." }}
      countText={(count) => `Total things: ${count}`}
    />
  );
}

/** Answers in pages of 20, and keeps every query. */
function warehouse(all = ALL) {
  const asked: string[] = [];
  server.use(
    http.get("*/api/things", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const offset = Number(searchParams.get("offset") ?? 0);
      const found = all.filter(({ name }) => name.includes(searchParams.get("search") ?? ""));
      return HttpResponse.json({
        success: true,
        data: found.slice(offset, offset + 20),
        count: found.length,
        limit: 20,
        offset,
      });
    }),
  );
  return asked;
}

const open = (at = "/admin/things") =>
  renderAdmin({ at, screens: [{ path: "/admin/things", Screen: Things }] });
const rows = () => screen.getAllByRole("row").slice(1);

afterEach(() => {
  vi.unstubAllGlobals();
  opened.mockReset();
  done.mockReset();
});

describe("a list of the admin", () => {
  it("has pages, and the URL says which one is shown", async () => {
    warehouse();
    const { user, location, container } = open();
    expect(await screen.findByText("Loading things...")).toBeVisible();
    expect(await screen.findByText("Total things: 45")).toBeVisible();
    expect(rows()).toHaveLength(20);
    expect(screen.getByText("1–20 of 45")).toBeVisible();
    expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("21–40 of 45")).toBeVisible();
    expect(location()).toBe("/admin/things?offset=20");
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("41–45 of 45")).toBeVisible();
    expect(rows()).toHaveLength(5);
    expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("shows what its URL says, and ignores garbage in it", async () => {
    const asked = warehouse();
    open("/admin/things?offset=-3&search=Thing+7&other=1");
    expect(await screen.findByText("Total things: 1")).toBeVisible();
    expect(asked).toEqual(["?search=Thing+7&offset=0"]);
    expect(screen.getByRole("searchbox", { name: "Search things" })).toHaveValue("Thing 7");
  });

  it("searches when the typing stops, from the first page, and can be cleared", async () => {
    const asked = warehouse();
    const { user, location } = open("/admin/things?offset=20");
    await screen.findByText("21–40 of 45");
    await user.type(screen.getByRole("searchbox"), "Thing 99");
    expect(await screen.findByText("Nothing matches your search or filters.")).toBeVisible();
    expect(location()).toBe("/admin/things?search=Thing+99");
    expect(asked).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText("Total things: 45")).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(location()).toBe("/admin/things");
  });

  it("sorts by a column, and in the other direction", async () => {
    const asked = warehouse();
    const { user, location } = open();
    await user.click(await screen.findByRole("button", { name: "Name" }));
    const head = screen.getByRole("columnheader", { name: "Name" });
    await waitFor(() => expect(head).toHaveAttribute("aria-sort", "ascending"));
    await user.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(head).toHaveAttribute("aria-sort", "descending"));
    expect(location()).toBe("/admin/things?sort=-name");
    await waitFor(() => expect(asked.at(-1)).toBe("?sort=-name&offset=0"));
  });

  it("opens a row by a press anywhere on it, and only once on its button", async () => {
    warehouse();
    const { user } = open();
    await user.click(await screen.findByText("thing_3"));
    expect(opened.mock.calls).toEqual([["thing_3"]]);
    await user.click(screen.getByRole("button", { name: "Thing 4" }));
    expect(opened.mock.calls).toEqual([["thing_3"], ["thing_4"]]);
  });

  it("runs an action on the ticked rows, and on no others", async () => {
    warehouse();
    const { user } = open();
    await user.click(await screen.findByRole("checkbox", { name: "Select: Thing 2" }));
    const bar = within(screen.getByRole("region", { name: "Selection" }));
    expect(bar.getByRole("status")).toHaveTextContent("1 selected");
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    expect(bar.getByRole("status")).toHaveTextContent("20 selected");
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    expect(screen.queryByRole("region", { name: "Selection" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Select: Thing 5" }));
    await user.click(screen.getByRole("button", { name: "Do it" }));
    expect(done.mock.calls).toEqual([[["thing_5"]]]);
    expect(screen.queryByRole("region", { name: "Selection" })).not.toBeInTheDocument();
  });

  it("leads back from a page that is no longer there", async () => {
    warehouse();
    const { user } = open("/admin/things?offset=400");
    await user.click(await screen.findByRole("button", { name: "First page" }));
    expect(await screen.findByText("1–20 of 45")).toBeVisible();
  });

  it("says that it is empty", async () => {
    warehouse([]);
    open();
    expect(await screen.findByRole("heading", { name: "No things yet" })).toBeVisible();
    expect(screen.getByText("They come by post.")).toBeVisible();
    expect(screen.queryByText(/Total things/)).not.toBeInTheDocument();
  });

  it("says what went wrong, and retries", async () => {
    server.use(http.get("*/api/things", () => failure(500, "It broke")));
    const { user } = open();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Error: Server error - please try again",
    );
    warehouse();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Total things: 45")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is shown as cards on narrow screens, with the sorts as a select", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    warehouse();
    const { user, location, container } = open();
    expect(await screen.findByText("Thing 3")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Sort by"), "Name, descending");
    await waitFor(() => expect(location()).toBe("/admin/things?sort=-name"));
    expect(await complaintsOf(container)).toEqual([]);
  });
});
