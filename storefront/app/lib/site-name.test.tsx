import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { description, tagline } from "~/words/brand";
import { pageMeta, useSiteName } from "./page-meta";
import { webManifest } from "./web-manifest";

const root = (loaderData: unknown) => [{ id: "root", loaderData }];
const titleOf = (matches: { id: string; loaderData?: unknown }[], title: string | null) =>
  pageMeta(matches, { title, path: null })[0];

describe("the shop's name", () => {
  test("is in titles and previews; the brand's until staff set one", () => {
    const named = root({ shopUrl: "https://shop.rw", siteName: "Imyenda" });
    expect(titleOf(named, "Cart")).toEqual({ title: "Cart · Imyenda" });
    expect(titleOf(named, null)).toEqual({ title: `Imyenda · ${tagline}` });
    expect(pageMeta(named, { title: "Cart", path: "/Cart" })).toEqual(
      expect.arrayContaining([
        { property: "og:site_name", content: "Imyenda" },
        { tagName: "link", rel: "canonical", href: "https://shop.rw/Cart" },
      ]),
    );
    for (const unnamed of [root({ shopUrl: "https://shop.rw" }), root(undefined), []]) {
      expect(titleOf(unnamed, "Cart")).toEqual({ title: "Cart · STRIVE" });
    }
  });

  test("is in the web manifest", async () => {
    expect(await webManifest("Imyenda").json()).toMatchObject({
      name: "Imyenda",
      short_name: "Imyenda",
    });
    const manifest = webManifest();
    expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
    expect(await manifest.json()).toMatchObject({ name: "STRIVE", description, start_url: "/" });
  });

  test("the manifest promises an app that opens without network, in every language", async () => {
    expect(await webManifest().json()).toMatchObject({ display: "standalone", scope: "/" });
  });

  test.each([
    ["Imyenda", { siteName: "Imyenda" }],
    ["STRIVE", {}],
  ])("is known to screens: %s", async (name, loaderData) => {
    const Screen = () => <p>{useSiteName()}</p>;
    const router = createMemoryRouter([{ id: "root", path: "/", Component: Screen }], {
      hydrationData: { loaderData: { root: loaderData } },
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(name)).toBeVisible();
  });
});
