import type { Person } from "./people";
import type { ActivityCase } from "./selling-activities";

const CARD_RWF = 5000;
/** The end of its code. */
const A_CARD = /^…[0-9A-Z]{4}$/;
const card = () => ({ amount: CARD_RWF, reason: "A prize", recipient: "Keza" });

/**
 * What staff do to store credit and gift cards, as the audit log tells it.
 * @param made makes a thing by a POST and gives its id @param person whom they give credit
 */
export const creditActivities = (
  made: (path: string, body: object) => Promise<string>,
  person: () => Person,
): Record<string, () => Promise<ActivityCase>> => ({
  "POST /api/admin/store-credit": () => {
    const body = { account_id: person().user.id, amount: 700, reason: "A late box" };
    const after = { amount: 700, reason: "A late box" };
    const line = { action: "credit.give", label: person().email, before: {}, after };
    return Promise.resolve({ path: "/api/admin/store-credit", body, line });
  },
  "POST /api/admin/gift-cards": () => {
    const after = { amount: CARD_RWF, reason: "A prize", is_mailed: false };
    const line = { action: "gift_card.create", label: A_CARD, before: null, after };
    return Promise.resolve({ path: "/api/admin/gift-cards", body: card(), line });
  },
  "PUT /api/admin/gift-cards/:id/switched-off": async () => {
    const id = await made("/api/admin/gift-cards", card());
    const [before, after] = [{ is_switched_off: false }, { is_switched_off: true }];
    const line = { action: "gift_card.update", label: A_CARD, before, after };
    return {
      path: `/api/admin/gift-cards/${id}/switched-off`,
      body: { is_switched_off: true },
      line,
    };
  },
});
