import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readDropNow } from "../../../../../actions/drop/drop";
import { DROP_CACHE_CONTROL } from "../../../../../contracts/drop-rules";
import { admitted } from "../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  const body = await readDropNow(request.scope, params.handle ?? "");
  response.setHeader("Cache-Control", DROP_CACHE_CONTROL);
  response.type("application/json").send(body.toString());
}
