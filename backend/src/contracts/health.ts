import { z } from "zod";
import { successOf } from "./envelope";

/** The process answers. */
export const liveResponseSchema = successOf(z.object({ status: z.literal("live") }));
/** The process can serve shoppers: database reachable, not shutting down. */
export const readyResponseSchema = successOf(z.object({ status: z.literal("ready") }));
