import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { TabLinks } from "./tab-links";

const TABS = ["Hero", "Story", "Drops"].map((label) => ({ label, to: `/${label}` }));

afterEach(() => vi.restoreAllMocks());

it("shows the current one in the middle of a row that is longer than the screen", () => {
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
  const row = (current: string) => (
    <MemoryRouter>
      <TabLinks
        label="Content"
        tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.label === current }))}
      />
    </MemoryRouter>
  );
  render(row("Drops"));
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Drops");
  expect(screen.getByRole("navigation", { name: "Content" }).scrollLeft).toBe(460);
});
