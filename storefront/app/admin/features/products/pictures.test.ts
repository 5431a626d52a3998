import { describe, expect, it } from "vitest";
import { addPictures, admitFiles, isSamePictures, movePicture, type Picture } from "./pictures";

const MB = 1024 * 1024;
const fileOf = (name: string, type = "image/webp", size = 1) => {
  const file = new File([], name, { type });
  Object.defineProperty(file, "size", { value: size });
  return file;
};
const RED = "#b5301a";
const kept = (url: string, color: string | null = null): Picture => ({
  kind: "kept",
  key: url,
  url,
  color,
  view: null,
});
const fresh = (name: string, color: string | null = null): Picture => ({
  kind: "new",
  key: name,
  file: fileOf(name),
  color,
  view: null,
});

describe("the files that may join", () => {
  it.each(["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp"])(
    "may be %s",
    (type) => expect(admitFiles([fileOf("a", type, 5 * MB)], 0).admitted).toHaveLength(1),
  );

  it.each(["image/svg+xml", "image/avif", "application/pdf", ""])("may not be %j", (type) => {
    expect(admitFiles([fileOf("a.x", type)], 0)).toEqual({
      admitted: [],
      problems: ["a.x is not a valid image type. Only JPEG, PNG, GIF, or WEBP are allowed."],
    });
  });

  it("have at most 5 MB", () => {
    expect(admitFiles([fileOf("a.png", "image/png", 5 * MB + 1)], 0).problems).toEqual([
      "a.png is too large. Maximum size is 5MB.",
    ]);
  });

  it("are at most five with those that are there; bad ones take no place", () => {
    const files = [fileOf("bad", "text/plain"), fileOf("1"), fileOf("2"), fileOf("3")];
    const { admitted, problems } = admitFiles(files, 3);
    expect(admitted.map(({ name }) => name)).toEqual(["1", "2"]);
    expect(problems.at(-1)).toBe("Maximum 5 images allowed per product");
    expect(admitFiles([fileOf("1")], 7).admitted).toEqual([]);
  });
});

describe("moving a picture", () => {
  const all = [kept("a"), kept("b"), kept("c")];
  const keys = (pictures: readonly Picture[]) => pictures.map(({ key }) => key).join("");

  it.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 1, "abc"],
    [0, -1, "abc"],
    [2, 3, "abc"],
    [9, 0, "abc"],
  ])("from %i to %i gives %s", (from, to, expected) => {
    expect(keys(movePicture(all, from, to))).toBe(expected);
  });
});

describe("what the form says of its pictures", () => {
  const said = (pictures: Picture[], isEdit: boolean) => {
    const form = new FormData();
    addPictures(form, { images: pictures, colors: [RED] }, isEdit);
    return {
      existing: form.get("existingImages"),
      order: form.get("imageOrder"),
      colors: form.get("image_colors"),
      files: form.getAll("images").map((file) => (file as File).name),
    };
  };

  it("of a new product is its files in their order", () => {
    expect(said([fresh("b"), fresh("a")], false)).toEqual({
      existing: null,
      order: null,
      colors: null,
      files: ["b", "a"],
    });
  });

  it("of an edit names those that stay, also when none does", () => {
    expect(said([], true)).toEqual({
      existing: "[]",
      order: null,
      colors: "[]",
      files: [],
    });
    expect(said([kept("b"), kept("a"), fresh("n")], true)).toEqual({
      existing: '["b","a"]',
      order: null,
      colors: "[null,null,null]",
      files: ["n"],
    });
  });

  it("says how new ones stand among them", () => {
    expect(said([fresh("n"), kept("a"), fresh("m"), kept("b")], true)).toEqual({
      existing: '["a","b"]',
      order: "[2,0,3,1]",
      colors: "[null,null,null,null]",
      files: ["n", "m"],
    });
  });

  it("says which colour each shows, in the order they shall have, of those the product has", () => {
    expect(said([fresh("n", RED), kept("a", "#ffffff"), kept("b", RED)], true)).toMatchObject({
      order: "[2,0,1]",
      colors: `["${RED}",null,"${RED}"]`,
    });
    expect(said([fresh("b", RED), fresh("a")], false).colors).toBe(`["${RED}",null]`);
  });

  it("is another one when a picture shows another colour", () => {
    expect(isSamePictures([kept("a", RED)], [kept("a", RED)])).toBe(true);
    expect(isSamePictures([kept("a", RED)], [kept("a")])).toBe(false);
  });
});
