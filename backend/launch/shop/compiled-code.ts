import nodeModule from "node:module";
import path from "node:path";

/**
 * Keeps what V8 compiles in `DATA_DIR/compiled-code` (35 MB), so that the next start need not: saves a tenth
 * of its processor time (docs/decisions/2026-11-21-v8-flags.md). Written when the process ends, not when it
 * is killed: writing blocks the thread. Node checks each entry against its file and writes whole files only,
 * so instances of two versions may share the folder; if it can't be written, nothing is kept. Node
 * 20 can't do this.
 */
export function keepCompiledCode(dataDir: string): void {
  const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown };
  enableCompileCache?.(path.join(dataDir, "compiled-code"));
}
