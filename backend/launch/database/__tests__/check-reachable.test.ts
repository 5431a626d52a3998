import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkReachable } from "../check-reachable";
import { startEmbeddedPostgres } from "../embedded-postgres";
import { PlainError } from "../../terminal/plain-error";

/** Nobody's on this machine. */
const STRANGER = { uid: 54_321, gid: 54_321 };
let closed: string;
let open: string;

beforeAll(async () => {
  // Like /root: only its owner may enter.
  closed = await mkdtemp(path.join(tmpdir(), "strive-closed-"));
  await mkdir(path.join(closed, "shop/native/bin"), { recursive: true });
  for (const name of ["initdb", "pg_ctl", "postgres"]) {
    await writeFile(path.join(closed, "shop/native/bin", name), "#!/bin/sh\nexit 1\n", {
      mode: 0o755,
    });
  }
  open = await mkdtemp(path.join(tmpdir(), "strive-open-"));
  await chmod(open, 0o711);
});
afterAll(async () => {
  for (const folder of [closed, open]) await rm(folder, { recursive: true, force: true });
});

it("a folder that the database's user can't enter is named, with what to do", async () => {
  const checked = checkReachable(path.join(closed, "shop"), STRANGER, "so move it.");
  await expect(checked).rejects.toThrow(
    `The database's own user (postgres) can't enter ${closed}, so move it.`,
  );
  await expect(checked).rejects.toBeInstanceOf(PlainError);
});

it("is none where everybody, his group or he himself may enter", async () => {
  await checkReachable(open, STRANGER, "");
  const { uid = -1, gid = -1 } = { uid: process.getuid?.(), gid: process.getgid?.() };
  await checkReachable(path.join(closed, "shop"), { uid, gid: -1 }, "");
  await chmod(closed, 0o710);
  await checkReachable(path.join(closed, "shop"), { uid: -2, gid }, "");
  await chmod(closed, 0o700);
  // The database runs as the user of this process.
  await checkReachable(path.join(closed, "shop"), {}, "");
});

it.runIf(process.getuid?.() === 0)(
  "a shop of root's in a folder of root's says so before anything is made",
  async () => {
    const native = path.join(closed, "shop/native");
    await expect(startEmbeddedPostgres(open, { native })).rejects.toThrow(
      `can't enter ${closed}, where the shop lies: move the shop to a folder that every user can enter`,
    );
    await expect(startEmbeddedPostgres(path.join(closed, "shop"))).rejects.toThrow(
      `can't enter ${closed}, where DATA_DIR lies: set DATA_DIR`,
    );
    expect(await readdir(open)).toEqual([]);
  },
);
