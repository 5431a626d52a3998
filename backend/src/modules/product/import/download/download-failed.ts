/** A picture that could not be fetched; the message is for people. */
export class DownloadFailed extends Error {
  override readonly name = "DownloadFailed";

  constructor(
    message: string,
    /** Trying again later may help. */
    readonly isPassing: boolean,
  ) {
    super(message);
  }
}
