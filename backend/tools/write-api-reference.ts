import { writeFile } from "node:fs/promises";
import path from "node:path";
import { apiReference } from "./reference/api-reference";

const FILE = path.resolve(__dirname, "../docs/API.md");

/** `npm run api-reference`: rewrites docs/API.md. */
async function main(): Promise<void> {
  await writeFile(FILE, await apiReference());
  process.stdout.write(`${FILE}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
