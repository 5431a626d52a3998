/**
 * The whole file can't be read: it is not a product file, or is truncated. `issues` makes the answer
 * 400 with the field `file` (see lib/error-map).
 */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly issues: readonly { path: string[]; message: string }[];

  constructor(message: string) {
    super(message);
    this.issues = [{ path: ["file"], message }];
  }
}
