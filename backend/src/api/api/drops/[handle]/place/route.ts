import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { takePlace } from "../../../../../actions/drop/drop";
import { DROP_TICKET_HEADER } from "../../../../../contracts/drop-rules";
import { dropTicketSchema } from "../../../../../contracts/drop-ticket";
import { invalidRequest } from "../../../../../lib/api-error";
import { admitted } from "../../../../gatekeeper";

/** The front door answers most of them by itself, see `server/front-door/drop-door`. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  const ticket = dropTicketSchema.safeParse(request.headers[DROP_TICKET_HEADER.toLowerCase()]);
  if (!ticket.success) {
    const message = "Drop-Ticket must have 22 to 64 letters, digits, - or _";
    throw invalidRequest([{ field: DROP_TICKET_HEADER, message }]);
  }
  const data = await takePlace(request.scope, params.handle ?? "", ticket.data);
  response.json({ success: true, data });
}
