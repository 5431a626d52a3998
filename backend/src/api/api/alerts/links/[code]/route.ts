import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { linkedAlert, pageOfLink } from "../../../../../actions/alert/own-alerts";
import type { EndAlertBody } from "../../../../../contracts/alerts";
import { shopAlerts } from "../../../../../modules/alert";
import { admitted } from "../../../../gatekeeper";

const codeOf = (request: MedusaRequest): string => request.params["code"] ?? "";

/** Whether a browser shows the answer as a page: a form without scripts, or a mail program's link. */
const isForPage = (request: MedusaRequest): boolean => request.accepts(["json", "html"]) === "html";

const leadToPage = async (request: MedusaRequest, response: MedusaResponse): Promise<void> =>
  response.redirect(303, await pageOfLink(request.scope, codeOf(request)));

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  if (isForPage(request)) return leadToPage(request, response);
  response.json({ success: true, data: await linkedAlert(request.scope, codeOf(request)) });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<EndAlertBody>(request);
  const alerts = shopAlerts(request.scope);
  // The same answer whether or not the code is one.
  await (body.end === "all" ? alerts.endAll(codeOf(request)) : alerts.endOne(codeOf(request)));
  if (isForPage(request)) return leadToPage(request, response);
  response.json({ success: true });
}
