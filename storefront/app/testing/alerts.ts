import {
  askAlertBodySchema,
  askedAlertResponseSchema,
  changedCartBodySchema,
  changedCartResponseSchema,
  endAlertBodySchema,
  linkedAlertResponseSchema,
  ownAlertsResponseSchema,
  priceAlertsBodySchema,
  remindCartBodySchema,
  type AskAlertBody,
  type ChangedCartBody,
  type LinkedAlert,
  type OwnAlerts,
  type RemindCartBody,
} from "@strive/backend/contracts/alerts";
import { http, HttpResponse } from "msw";

/** The code of whatever is asked for first, second, … */
export const alertCode = (at: number) => `7KQ2M9XAB${String(at).padStart(3, "0")}`;

/** Who answers for alerts: what was asked and ended, in turn. */
export function alertDesk(own: OwnAlerts = { prices: false, stock: [], carts: [] }) {
  const asked: Array<AskAlertBody | RemindCartBody> = [];
  /** What browsers say is in their cart. */
  const told: ChangedCartBody[] = [];
  const ended: string[] = [];
  let kept = own;
  const answer = () =>
    HttpResponse.json(ownAlertsResponseSchema.parse({ success: true, data: kept }));
  const note = (one: AskAlertBody | RemindCartBody) => {
    asked.push(one);
    const data = { code: alertCode(asked.length) };
    return HttpResponse.json(askedAlertResponseSchema.parse({ success: true, data }), {
      status: 201,
    });
  };
  const handlers = [
    http.post("*/api/alerts", async ({ request }) =>
      note(askAlertBodySchema.parse(await request.json())),
    ),
    http.post("*/api/alerts/carts", async ({ request }) =>
      note(remindCartBodySchema.parse(await request.json())),
    ),
    http.put("*/api/alerts/carts/:code", async ({ request }) => {
      told.push(changedCartBodySchema.parse(await request.json()));
      const data = { is_on: told.at(-1)?.lines.length !== 0 };
      return HttpResponse.json(changedCartResponseSchema.parse({ success: true, data }));
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
  return { asked, told, ended, handlers };
}

export const linkTo = (data: LinkedAlert) =>
  http.get("*/api/alerts/links/:code", () =>
    HttpResponse.json(linkedAlertResponseSchema.parse({ success: true, data })),
  );
