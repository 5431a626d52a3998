import { describe, expect, it } from "vitest";
import { judgeAudit } from "../advisories";

const TODAY = "2026-11-22";
const URL = "https://github.com/advisories/GHSA-aaaa-bbbb-cccc";

const report = (...via: unknown[]) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: { "bad-thing": { via } } });
const hole = (severity: string) => ({ source: 1234, title: "It leaks", url: URL, severity });

describe("npm's answer about known holes", () => {
  it("is good when there is none", () => {
    const answer = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
    expect(judgeAudit(answer, [], TODAY)).toEqual({ kind: "answered", problems: [] });
  });

  it.each(["high", "critical"])("is bad with one that is %s", (severity) => {
    expect(judgeAudit(report(hole(severity)), [], TODAY)).toEqual({
      kind: "answered",
      problems: [`bad-thing: It leaks (${severity}, ${URL}).`],
    });
  });

  it.each(["info", "low", "moderate"])("lets one that is %s be", (severity) => {
    expect(judgeAudit(report(hole(severity)), [], TODAY)).toMatchObject({ problems: [] });
  });

  it("counts the hole once, not everyone who depends on it", () => {
    const answer = JSON.stringify({
      vulnerabilities: {
        "bad-thing": { via: [hole("high")] },
        "uses-it": { via: ["bad-thing"] },
      },
    });
    expect(judgeAudit(answer, [], TODAY)).toMatchObject({
      problems: [`bad-thing: It leaks (high, ${URL}).`],
    });
  });

  it.each(["1234", URL])(
    "accepts the exception for %s to its last day, and no longer",
    (advisory) => {
      const excused = [{ advisory, reason: "never reached", until: TODAY }];
      expect(judgeAudit(report(hole("high")), excused, TODAY)).toMatchObject({ problems: [] });
      expect(judgeAudit(report(hole("high")), excused, "2026-11-23")).toMatchObject({
        problems: [`bad-thing: It leaks (high, ${URL}); its exception ended on ${TODAY}.`],
      });
    },
  );

  it("does not stretch an exception to another hole", () => {
    const excused = [{ advisory: "999", reason: "never reached", until: "2027-01-01" }];
    expect(judgeAudit(report(hole("high")), excused, TODAY)).toMatchObject({
      problems: [`bad-thing: It leaks (high, ${URL}).`],
    });
  });

  it.each([
    ["nothing", "", "npm audit gave no answer that can be read."],
    ["no JSON", "oops", "npm audit gave no answer that can be read."],
    [
      "a registry without it",
      JSON.stringify({ message: "405 Method Not Allowed\nmore" }),
      "The registry was not asked: 405 Method Not Allowed.",
    ],
    ["another form", "{}", "The registry was not asked: unknown."],
  ])("is said to be unknown after %s", (_name, answer, why) => {
    expect(judgeAudit(answer, [], TODAY)).toEqual({ kind: "unknown", why });
  });
});
