import { failureSchema } from "../src/contracts/envelope";

/** What an answer that is no success says. */
export const messageOf = (json: unknown): string => failureSchema.parse(json).message;

/** The fields that it names. */
export const fieldsOf = (json: unknown): string[] | undefined =>
  failureSchema.parse(json).errors?.map(({ field }) => field);
