import { reaches, type OrderTexts } from "../../contracts/text-channels";
import { openTextChannels } from "../../lib/text-channels";
import type { OrderRecord } from "../../modules/order/checkout/records";

type Told = Pick<OrderRecord, "phone" | "textChoice" | "isForgotten">;

/** How the buyer of an order is told of it on his phone, by the rule of `textChannelFor`; null: nothing that the shop has reaches it. */
export function textsOf({ phone, textChoice, isForgotten }: Told): OrderTexts | null {
  if (isForgotten) return null;
  const offered = openTextChannels().filter((one) => reaches(one, phone));
  if (offered.length === 0) return null;
  const wished = textChoice === "whatsapp" && !offered.includes(textChoice) ? "sms" : textChoice;
  return { channel: offered.find((one) => one === wished) ?? "none", offered };
}
