import { screen, waitFor } from "@testing-library/react";
import { Link } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { haveCaches, haveNoCaches, haveWorkers } from "~/testing/caches";
import { renderRoute } from "~/testing/render-route";
import type { ToWorker } from "~/lib/offline/messages";
import { PhoneKeeper } from "./phone-keeper";
import * as code from "./prepare-code";

afterEach(haveNoCaches);

/** A worker that takes the page once it is registered, and answers when it is told to. */
function haveSlowWorker() {
  const asked: ToWorker[] = [];
  const unanswered: Array<() => void> = [];
  const workers = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: () => {
      workers.controller = {
        postMessage: (message: ToWorker, [port]: MessagePort[]) => {
          asked.push(message);
          const answer = message.kind === "hello" ? null : true;
          unanswered.push(() => port?.postMessage(answer));
        },
      };
      workers.dispatchEvent(new Event("controllerchange"));
      return Promise.resolve();
    },
    getRegistration: () => Promise.resolve(),
  });
  haveWorkers(workers);
  const kept = (what: "pages" | "screens") =>
    asked.flatMap((message) => (message.kind === "keep" ? message[what] : []));
  const answer = () => {
    for (const give of unanswered.splice(0)) give();
  };
  return { kept, answer };
}

it("has each page once, however soon the shopper goes on", async () => {
  haveCaches();
  // What it loads is compiled first here, for seconds.
  vi.spyOn(code, "prepareCode").mockResolvedValue([]);
  const { kept, answer } = haveSlowWorker();
  const Page = () => (
    <>
      <PhoneKeeper />
      <Link to="/second">On</Link>
    </>
  );
  const { user } = renderRoute({ at: "/first", routes: [{ path: "/:page", Component: Page }] });
  const untilAsked = (what: "pages" | "screens", path: string) =>
    waitFor(() => {
      if (kept("screens").length === 0) answer();
      expect(kept(what)).toContain(path);
    });
  await untilAsked("screens", "/offline");
  await user.click(screen.getByRole("link", { name: "On" }));
  await untilAsked("pages", "/second");
  await waitFor(() => {
    answer();
    expect(window.localStorage.getItem("offlinePrepared")).toMatch(/ all$/);
  });
  expect(kept("screens").filter((path) => path === "/offline")).toHaveLength(1);
  // The first page is the window's: the stub's router has another address.
  expect(kept("pages")).toEqual([window.location.pathname, "/second"]);
});
