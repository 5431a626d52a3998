import type { LegalPart } from "@strive/backend/contracts/content-parts";
import type { Shipping } from "@strive/backend/contracts/shipping";
import { contactOf } from "@strive/backend/contracts/told-contact";
import { data } from "react-router-dom";
import { serverApi } from "~/lib/api-client";
import { BRAND } from "~/lib/brand";
import { legalFacts } from "~/lib/legal-facts";
import type { ShopContext } from "~/lib/shop-context";
import { writtenPage } from "~/lib/written-page";
import { LANGUAGE } from "~/words/language";

const feeIn = async (context: ShopContext): Promise<number | undefined> =>
  serverApi(context)
    .get<{ data: Shipping }>("/shipping")
    .then((answer) => answer.data.flat_fee)
    .catch(() => undefined);

/** What staff wrote of a page; null: nothing. A page that lacks the delivery's fee is kept by nobody. For the server only. */
export async function loadWritten(part: LegalPart, context: ShopContext) {
  const body = context.content?.[part];
  if (body === undefined) return data(null);
  const namesFee = JSON.stringify(body.texts).includes("{delivery_fee}");
  const deliveryFee = namesFee ? await feeIn(context) : undefined;
  const facts = legalFacts({
    siteName: context.siteName ?? BRAND.name,
    contact: contactOf(context.content?.contact?.texts.en),
    deliveryFee,
  });
  const isWhole = !namesFee || deliveryFee !== undefined;
  return data(writtenPage(part, body, { facts, language: LANGUAGE }), {
    headers: isWhole ? {} : { "Cache-Control": "no-store" },
  });
}
