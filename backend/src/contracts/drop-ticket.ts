import { z } from "zod";
import { DROP_TICKET } from "./drop-rules";

/** Random characters that a device makes: whoever has them has its place. */
export const dropTicketSchema = z.string().regex(DROP_TICKET, "is no ticket");
