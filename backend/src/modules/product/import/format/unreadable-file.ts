/**
 * The file as a whole can't be read: it is no product file, or breaks off. `issues` makes an answer of
 * it 400 with the field `file` (see lib/error-map).
 */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly issues: readonly { path: string[]; message: string }[];

  constructor(message: string) {
    super(message);
    this.issues = [{ path: ["file"], message }];
  }
}
