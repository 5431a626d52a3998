/** A failure with one sentence the operator can act on; printed without a stack. */
export class PlainError extends Error {
  override readonly name = "PlainError";
}
