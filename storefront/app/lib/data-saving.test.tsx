import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { chooseDataSaver, SavingPage, savesData, useSavesData } from "./data-saving";
import { haveConnection } from "~/testing/connection";

const Answer = () => <p>{useSavesData() ? "saves" : "spends"}</p>;

afterEach(() => {
  document.cookie = "data-saver=;path=/;max-age=0";
});

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

  it("is what the server made the page for, until the browser knows", () => {
    haveConnection({ saveData: true });
    expect(renderToString(<Answer />)).toContain("spends");
    const saving = (
      <SavingPage value>
        <Answer />
      </SavingPage>
    );
    expect(renderToString(saving)).toContain("saves");
    render(<Answer />);
    expect(screen.getByText("saves")).toBeVisible();
  });

  it("is the shopper's own choice, whatever the browser says", () => {
    haveConnection({ saveData: true });
    chooseDataSaver(false);
    expect(savesData()).toBe(false);
    haveConnection(undefined);
    chooseDataSaver(true);
    expect(savesData()).toBe(true);
  });
});
