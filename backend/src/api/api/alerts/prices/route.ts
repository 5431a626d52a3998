import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { choosePriceAlerts } from "../../../../actions/alert/own-alerts";
import type { PriceAlertsBody } from "../../../../contracts/alerts";
import { admittedUser } from "../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<PriceAlertsBody>(request);
  response.json({ success: true, data: await choosePriceAlerts(request.scope, actor, body) });
}
