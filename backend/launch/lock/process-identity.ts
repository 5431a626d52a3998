import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { codeOf } from "../../src/lib/error-code";

/**
 * When a process began, as text that no later process with the same number shares; null when there
 * is no such process. If the platform doesn't tell, the number alone has to do.
 */
export function processStart(pid: number): string | null {
  if (process.platform === "linux") {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The second field is the name in parentheses and may hold spaces; the 22nd is the start.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      // A zombie has ended; its parent just has not noticed yet.
      if (fields[0] === "Z" || fields[0] === "X") return null;
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      return `${boot}:${fields[19] ?? ""}`;
    } catch {
      return null;
    }
  }
  if (process.platform === "darwin") {
    try {
      const text = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { stdio: "pipe" });
      return text.toString().trim() || null;
    } catch {
      return null;
    }
  }
  try {
    process.kill(pid, 0);
    return "alive";
  } catch (error) {
    return codeOf(error) === "EPERM" ? "alive" : null;
  }
}

/** The command line of a process, as far as the platform tells; empty when it is gone. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === "linux") {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    }
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { stdio: "pipe" }).toString();
  } catch {
    return "";
  }
}
