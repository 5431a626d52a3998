import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { askAlert } from "../../../actions/alert/ask-alert";
import { ownAlerts } from "../../../actions/alert/own-alerts";
import type { AskAlertBody, OwnAlertsQuery } from "../../../contracts/alerts";
import { admittedUser } from "../../admitted-user";
import { admitted } from "../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admitted<AskAlertBody>(request);
  const code = await askAlert(request.scope, actor, body);
  response.status(201).json({ success: true, data: { code } });
}

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  const { language } = admitted<unknown, OwnAlertsQuery>(request).query;
  response.json({ success: true, data: await ownAlerts(request.scope, actor, language) });
}
