import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { savesData, useSavesData } from "./data-saving";
import { haveConnection } from "~/testing/connection";

const Answer = () => <p>{useSavesData() ? "saves" : "spends"}</p>;

describe("data saving", () => {
  it.each([
    [undefined, false],
    [{ saveData: true }, true],
    [{ saveData: true, effectiveType: "4g" }, true],
    [{ saveData: false, effectiveType: "slow-2g" }, true],
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "3g" }, false],
    [{ saveData: false, effectiveType: "4g" }, false],
  ])("with %j is %s", (connection, isSaving) => {
    haveConnection(connection);
    expect(savesData()).toBe(isSaving);
  });

  it("is always false on the server, whose pages are the same for everyone", () => {
    haveConnection({ saveData: true });
    expect(renderToString(<Answer />)).toContain("spends");
    render(<Answer />);
    expect(screen.getByText("saves")).toBeVisible();
  });
});
