/**
 * `npm start` and the shop's commands for a shop that is already built, ignoring its sources: the
 * container image's entry. `serve.mjs` opens the shop, `serve.mjs doctor` runs
 * a command.
 */
import { createRequire } from "node:module";
import path from "node:path";

process.chdir(path.resolve(import.meta.dirname, "../.."));
const require = createRequire(import.meta.url);
const compiled = (file) => require(path.resolve("backend/.medusa/server", file));

const [command, ...rest] = process.argv.slice(2);
if (command === undefined) await compiled("launch/main.js").main();
else await compiled("tools/command.js").runNamedCommand(command, rest);
