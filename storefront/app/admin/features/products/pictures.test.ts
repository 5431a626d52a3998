import { describe, expect, it } from "vitest";
import { addPictures, admitFiles, movePicture, type Picture } from "./pictures";

const MB = 1024 * 1024;
const fileOf = (name: string, type = "image/webp", size = 1) => {
  const file = new File([], name, { type });
  Object.defineProperty(file, "size", { value: size });
  return file;
};
const kept = (url: string): Picture => ({ kind: "kept", key: url, url });
const fresh = (name: string): Picture => ({ kind: "new", key: name, file: fileOf(name) });

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
    addPictures(form, pictures, isEdit);
    return {
      existing: form.get("existingImages"),
      order: form.get("imageOrder"),
      files: form.getAll("images").map((file) => (file as File).name),
    };
  };

  it("of a new product is its files in their order", () => {
    expect(said([fresh("b"), fresh("a")], false)).toEqual({
      existing: null,
      order: null,
      files: ["b", "a"],
    });
  });

  it("of an edit names those that stay, also when none does", () => {
    expect(said([], true)).toEqual({ existing: "[]", order: null, files: [] });
    expect(said([kept("b"), kept("a"), fresh("n")], true)).toEqual({
      existing: '["b","a"]',
      order: null,
      files: ["n"],
    });
  });

  it("says how new ones stand among them", () => {
    expect(said([fresh("n"), kept("a"), fresh("m"), kept("b")], true)).toEqual({
      existing: '["a","b"]',
      order: "[2,0,3,1]",
      files: ["n", "m"],
    });
  });
});
