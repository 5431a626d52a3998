/** Over a minute: it builds the storefront for each change to a language, and each time all three compilers run. */
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadStorefront, type Storefront } from "../../server/front-door/pages";

const ROOT = path.resolve(__dirname, "../../..");
/** Three compilers, on a busy machine of two cores. */
const BUILD_DEADLINE_MS = 600_000;
const ORIGIN = "https://strive.rw";

/** A copy of the storefront with a second folder of words, and nothing else changed. */
let folder: string;
const words = (language: string, area: string) =>
  path.join(folder, "storefront/app/words", language, `${area}.ts`);

async function change(area: string, from: string, to: string): Promise<void> {
  const text = await readFile(words("rw", area), "utf8");
  expect(text).toContain(from);
  await writeFile(words("rw", area), text.replace(from, to));
}

function build(): { status: number | null; said: string } {
  const script = path.join(ROOT, "backend/tools/build/storefront.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  return { status, said: stdout + stderr };
}

const inside = (name: string) => !/[\\/](node_modules|build|\.react-router)$/.test(name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "strive-words-"));
  await cp(path.join(ROOT, "storefront"), path.join(folder, "storefront"), {
    recursive: true,
    filter: inside,
  });
  await cp(path.join(ROOT, "tsconfig.base.json"), path.join(folder, "tsconfig.base.json"));
  for (const modules of ["node_modules", "storefront/node_modules"]) {
    await symlink(path.join(ROOT, modules), path.join(folder, modules));
  }
  await symlink(path.join(ROOT, "package.json"), path.join(folder, "package.json"));
  await cp(
    path.join(folder, "storefront/app/words/en"),
    path.join(folder, "storefront/app/words/rw"),
    { recursive: true },
  );
  await change("language", 'LANGUAGE = "en"', 'LANGUAGE = "rw"');
  await change("language", 'count === 1 ? "one" : "other"', 'count < 0 ? "one" : "other"');
  await change("frame", 'about = "About Us"', 'about = "Ibyacu"');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a language that is added as a folder of words", () => {
  it(
    "is refused while it lacks a text",
    async () => {
      await change("cart", "export const proceed", "const proceed");
      const { status, said } = build();
      expect(said).toMatch(/Property 'proceed' does not exist/);
      expect(status).not.toBe(0);
      await change("cart", "const proceed", "export const proceed");
    },
    BUILD_DEADLINE_MS,
  );

  describe("whole", () => {
    let shop: Storefront;
    const ask = (address: string) =>
      shop.handle(new Request(ORIGIN + address), {
        apiFetch: () => Promise.reject(new Error("No catalogue here")),
        shopUrl: ORIGIN,
        siteName: "STRIVE",
        content: {},
        productsNamed: () => Promise.resolve("[]"),
        isSaving: false,
        scriptMark: "mark",
      });
    const page = async (address: string) => (await ask(address)).text();

    beforeAll(async () => {
      const { status, said } = build();
      expect([status, said]).toEqual([0, said]);
      const built = await loadStorefront(path.join(folder, "storefront/build"));
      if (built === null) throw new Error("Nothing was built.");
      shop = built;
    }, BUILD_DEADLINE_MS);

    it("is below its prefix, in its words, with its own links and scripts", async () => {
      const html = await page("/rw/about");
      expect(html).toContain('<html lang="rw"');
      expect(html).toContain("Ibyacu");
      expect(html).toContain('href="/rw/contact"');
      expect(html).toMatch(/"\/rw\/assets\/[\w-]+\.js"/);
      expect(html).not.toMatch(/"\/assets\/[\w-]+\.js"/);
    });

    it("has its own addresses, and both languages name each other", async () => {
      for (const [address, canonical] of [
        ["/rw/about", "/rw/about"],
        ["/about", "/about"],
      ]) {
        const html = await page(String(address));
        expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${canonical}"/>`);
        expect(html).toContain(`hrefLang="en" href="${ORIGIN}/about"`);
        expect(html).toContain(`hrefLang="rw" href="${ORIGIN}/rw/about"`);
        expect(html).toContain(`hrefLang="x-default" href="${ORIGIN}/about"`);
      }
      expect(await page("/about")).toMatch(/<a href="\/rw\/about"[^>]*>Ikinyarwanda<\/a>/);
      expect(await page("/rw/about")).toMatch(/<a href="\/about"[^>]*>English<\/a>/);
    });

    it("leads every other spelling to its one address, within the language", async () => {
      const answer = await ask("/rw/About?x=1");
      expect([answer.status, answer.headers.get("location")]).toEqual([301, "/rw/about?x=1"]);
      expect((await ask("/rw")).status).toBe(200);
      expect((await ask("/rw/")).headers.get("location")).toBe("/rw");
    });

    it("leaves the main language as it was", async () => {
      const html = await page("/about");
      expect(html).toContain('<html lang="en"');
      expect(html).toContain("About Us");
      expect(html).not.toContain("Ibyacu");
      expect(html).toContain('href="/contact"');
    });
  });
});
