import {
  askAlertBodySchema,
  askedAlertResponseSchema,
  endAlertBodySchema,
  linkedAlertResponseSchema,
  ownAlertsResponseSchema,
  priceAlertsBodySchema,
  type AskAlertBody,
  type LinkedAlert,
  type OwnAlerts,
} from "@strive/backend/contracts/alerts";
import { http, HttpResponse } from "msw";

/** The code of whatever is asked for first, second, … */
export const alertCode = (at: number) => `7KQ2M9XAB${String(at).padStart(3, "0")}`;

/** Who answers for alerts: what was asked and ended, in turn. */
export function alertDesk(own: OwnAlerts = { prices: false, stock: [] }) {
  const asked: AskAlertBody[] = [];
  const ended: string[] = [];
  let kept = own;
  const answer = () =>
    HttpResponse.json(ownAlertsResponseSchema.parse({ success: true, data: kept }));
  const handlers = [
    http.post("*/api/alerts", async ({ request }) => {
      asked.push(askAlertBodySchema.parse(await request.json()));
      const data = { code: alertCode(asked.length) };
      return HttpResponse.json(askedAlertResponseSchema.parse({ success: true, data }), {
        status: 201,
      });
    }),
    http.post("*/api/alerts/links/:code", async ({ request, params }) => {
      const { end } = endAlertBodySchema.parse(await request.json());
      ended.push(`${String(params["code"])} ${end}`);
      return HttpResponse.json({ success: true });
    }),
    http.get("*/api/alerts", answer),
    http.put("*/api/alerts/prices", async ({ request }) => {
      kept = { ...kept, prices: priceAlertsBodySchema.parse(await request.json()).prices };
      return answer();
    }),
  ];
  return { asked, ended, handlers };
}

export const linkTo = (data: LinkedAlert) =>
  http.get("*/api/alerts/links/:code", () =>
    HttpResponse.json(linkedAlertResponseSchema.parse({ success: true, data })),
  );
