import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { linkedAlert } from "../../../../../actions/alert/own-alerts";
import type { EndAlertBody } from "../../../../../contracts/alerts";
import { shopAlerts } from "../../../../../modules/alert";
import { admitted } from "../../../../gatekeeper";

const codeOf = (request: MedusaRequest): string => request.params["code"] ?? "";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ success: true, data: await linkedAlert(request.scope, codeOf(request)) });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<EndAlertBody>(request);
  const alerts = shopAlerts(request.scope);
  // The same answer whether or not the code is one.
  await (body.end === "all" ? alerts.endAll(codeOf(request)) : alerts.endOne(codeOf(request)));
  response.json({ success: true });
}
