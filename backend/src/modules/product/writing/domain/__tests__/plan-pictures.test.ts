import { describe, expect, it } from "vitest";
import { arrange, planPictures, sharedUrls, type HeldPicture } from "../plan-pictures";

const FAR = ["https://example.rw/a.jpg", "https://example.rw/b.jpg", "https://example.rw/c.jpg"];
const OWN = "/uploads/own.webp";

const held = (name: string, source: string | null = null): HeldPicture => ({
  id: name,
  url: `/uploads/${name}.webp`,
  source,
  color: null,
  view: null,
});
const images = (...sources: string[]) => sources.map((source, at) => ({ row: 2 + at, source }));
const urls = (pictures: readonly { url: string }[]) => pictures.map(({ url }) => url);
const nothing = () => false;

describe("pictures that a file names", () => {
  it("stay as they are when it names none", () => {
    const before = [held("a"), held("b")];
    for (const said of [undefined, []]) {
      expect(planPictures(before, said, nothing)).toEqual({
        pictures: before,
        isChanged: false,
        missing: [],
        problems: [],
      });
    }
  });

  it("are known by their address here, or by where they came from", () => {
    const before = [held("a", FAR[0]), held("b")];
    const plan = planPictures(before, images(FAR[0] ?? "", "/uploads/b.webp"), nothing);
    expect(plan).toEqual({ pictures: before, isChanged: false, missing: [], problems: [] });
  });

  it("change their order, and those that are not named go", () => {
    const before = [held("a"), held("b"), held("c")];
    const plan = planPictures(before, images("/uploads/c.webp", "/uploads/a.webp"), nothing);
    expect(urls(plan.pictures)).toEqual(["/uploads/c.webp", "/uploads/a.webp"]);
    expect(plan.isChanged).toBe(true);
  });

  it("are missing until fetched, and nothing goes in the meantime", () => {
    const before = [held("old"), held("a", FAR[0])];
    const plan = planPictures(before, images(...FAR), nothing);
    expect(plan.missing).toEqual(FAR.slice(1));
    expect(urls(plan.pictures)).toEqual(["/uploads/a.webp", "/uploads/old.webp"]);
  });

  it("are shared with another product only where the shop has them", () => {
    const known = planPictures([], images(OWN), (url) => url === OWN);
    expect(known).toMatchObject({ isChanged: true, missing: [], problems: [] });
    expect(known.pictures).toEqual([{ id: null, url: OWN, source: null, color: null, view: null }]);
    const unknown = planPictures([], images(FAR[0] ?? "", OWN), nothing);
    expect(unknown.problems).toEqual([
      { row: 3, column: "Image Src", message: `There is no picture ${OWN}` },
    ]);
    expect(sharedUrls(images(OWN, FAR[0] ?? ""))).toEqual([OWN]);
  });

  it("are at most five, each counted once", () => {
    const five = Array.from({ length: 5 }, (_, at) => `https://example.rw/${at}.jpg`);
    expect(planPictures([], images(...five, five[0] ?? ""), nothing).problems).toEqual([]);
    expect(planPictures([], images(...five, FAR[0] ?? ""), nothing).problems).toEqual([
      { row: 7, column: "Image Src", message: "Maximum 5 images allowed per product" },
    ]);
  });
});

describe("colours that pictures show", () => {
  const RED = "#b5301a";
  const before = [{ ...held("a", FAR[0]), color: RED }, held("b")];
  const shown = (said: [string, string | null][], named?: readonly string[]) => {
    const colors = new Map(said);
    const plan = planPictures(before, named && images(...named), nothing, colors);
    return [plan.isChanged, ...plan.pictures.map(({ color }) => color)];
  };

  it("stay as they are where the file says nothing", () => {
    expect(shown([])).toEqual([false, RED, null]);
    expect(shown([], [FAR[0] ?? "", "/uploads/b.webp"])).toEqual([false, RED, null]);
  });

  it("are those that it says, by address or by where the picture came from", () => {
    expect(shown([["/uploads/b.webp", RED]])).toEqual([true, RED, RED]);
    expect(shown([[FAR[0] ?? "", null]])).toEqual([true, null, null]);
    expect(shown([["/uploads/a.webp", RED]])).toEqual([false, RED, null]);
    expect(shown([["/uploads/b.webp", RED]], ["/uploads/b.webp", FAR[0] ?? ""])).toEqual([
      true,
      RED,
      RED,
    ]);
  });
});

describe("a picture that was fetched", () => {
  const fetched = {
    id: null,
    url: "/uploads/new.webp",
    source: FAR[1] ?? "",
    color: null,
    view: null,
  };
  const put = (before: readonly HeldPicture[], order = FAR) =>
    arrange(before, order, (source) => (source === fetched.source ? fetched : undefined));

  it("takes its place among those that are there", () => {
    const before = [held("a", FAR[0]), held("c", FAR[2]), held("old")];
    const plan = put(before);
    expect(urls(plan.pictures)).toEqual([
      "/uploads/a.webp",
      "/uploads/new.webp",
      "/uploads/c.webp",
    ]);
    expect(plan.missing).toEqual([]);
  });

  it("pushes out an old one where there would be six", () => {
    const before = ["p", "q", "r", "s", "t"].map((name) => held(name));
    expect(urls(put(before).pictures)).toEqual(["/uploads/new.webp", ...urls(before).slice(0, 4)]);
  });

  it("is not taken twice", () => {
    const before = [held("a", FAR[0]), held("b", FAR[1])];
    expect(put(before)).toMatchObject({ pictures: before, isChanged: false });
  });
});
