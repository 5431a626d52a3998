import { writeFileSync } from "node:fs";
import path from "node:path";

/** Whatever a file took, in ms: loading it, what its hooks open and close, and its tests. */
const durationOf = ({ environmentSetupDuration, collectDuration, setupDuration, duration }) =>
  environmentSetupDuration + collectDuration + setupDuration + duration;

const count = (module, state) => [...module.children.allTests(state)].length;

const messagesOf = (errors) => errors.map((error) => error.message ?? String(error));

/** The failed tests of a file, and what went wrong outside of them: while it was loaded, in a hook. */
const failuresOf = (module) => [
  ...[...module.children.allTests("failed")].map((test) => ({
    name: test.fullName,
    errors: messagesOf(test.result().errors),
  })),
  ...[module, ...module.children.allSuites()].flatMap((one) => {
    const errors = messagesOf(one.errors());
    return errors.length > 0 ? [{ name: one.fullName ?? "outside of a test", errors }] : [];
  }),
];

/**
 * For Vitest: what ran and how long each file took, as JSON in TALLY_FILE, for `run-all.mjs`.
 * `broken` are files that failed outside of a test.
 */
export default class TallyReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => {
      const failed = count(module, "failed");
      return {
        layer: module.project.name,
        file: path.relative(process.cwd(), module.moduleId),
        ms: Math.round(durationOf(module.diagnostic())),
        passed: count(module, "passed"),
        failed,
        failures: failuresOf(module),
        skipped: count(module, "skipped"),
        isBroken: module.state() === "failed" && failed === 0,
      };
    });
    const { TALLY_FILE: file } = process.env;
    if (file)
      writeFileSync(file, JSON.stringify({ files, unhandled: messagesOf(unhandledErrors) }));
  }
}
