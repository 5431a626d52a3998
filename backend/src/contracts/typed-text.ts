import { z } from "zod";

/** Text of people, lines included: other control characters have no place in it, and PostgreSQL refuses NUL. */
export const NO_CONTROL_BUT_LINES = /^(?:\P{Cc}|[\t\n\r])*$/u;

/** What people have to type, trimmed. @param max characters */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must have at most ${max.toLocaleString("en")} characters`)
    .regex(NO_CONTROL_BUT_LINES, `${label} has characters that can't be used`);

/** What people may leave out, trimmed; empty: nothing. @param max characters */
export const optionalText = (label: string, max: number) =>
  z
    .string({ error: `${label} must be a text` })
    .trim()
    .max(max, `${label} must have at most ${max.toLocaleString("en")} characters`)
    .regex(NO_CONTROL_BUT_LINES, `${label} has characters that can't be used`);

/** What was typed; null: nothing. */
export const typedOrNull = (text: string | undefined): string | null =>
  text === undefined || text === "" ? null : text;
