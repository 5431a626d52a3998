export const NOTICE_TEXTS: Readonly<Record<string, string>> = {
  "New order {1}: {2}": "Komande nshya {1}: {2}",
  "{1} is sold out": "{1}: byashize",
  "{1}: {2} left": "{1}: hasigaye {2}",
  "{1} wrote: {2}": "{1} yanditse: {2}",
  "A review of {1} waits": "Hari igitekerezo gitegereje: {1}",
  "The buyer changed {1}": "Umukiriya yahinduye {1}",
  "the address of {1}": "aderesi ya {1}",
  "the lines of {1}": "ibirimo muri {1}",
  "{1} in {2}, {3} to {4}": "{1} muri {2}, {3} ihinduka {4}",
  "{1}: A fault is reported in {2}. Answer within 72 hours.":
    "{1}: havuzwe inenge muri {2}. Subiza bitarenze amasaha 72.",
  "{1}: Articles of {2} come back.": "{1}: hari ibigaruka bya {2}.",
  "{1}: The buyer of {2} keeps the articles after all.": "{1}: umukiriya wa {2} arabigumanye.",
  "{1} was sent in exchange, and {2} did not come back in time. Ask its buyer, or close the return: then all of {3} is to be paid.":
    "{1} yoherejwe mu mwanya, ariko {2} ntiyagarutse ku gihe. Baza umukiriya, cyangwa ufunge isubizwa: icyo gihe {3} izishyurwa yose.",
  "{1} did not come back in time, so {2} in exchange was cancelled.":
    "{1} ntiyagarutse ku gihe, komande y'ihinduza {2} irahagarikwa.",
  "{1} was delivered and {2} is still owed. Record it when you have it.":
    "{1} yagezeyo, hasigaye kwishyurwa {2}. Yandike umaze kuyabona.",
  "{1} for {2} was not paid in time and was cancelled.":
    "{1} ya {2} ntiyishyuwe ku gihe, yahagaritswe.",
  "{1} for {2} was not confirmed in time and was cancelled.":
    "{1} ya {2} ntiyemejwe ku gihe, yahagaritswe.",
  "{1} for {2} was never paid and was cancelled.": "{1} ya {2} ntiyigeze yishyurwa, yahagaritswe.",
  "{1} never said how a payment for {2} ended. Check it in their portal.":
    "{1} ntiyigeze ivuga uko ubwishyu bwa {2} bwarangiye. Bireba ku rubuga rwabo.",
  "{1} reports an amount for {2} that is not {3}. Check it in their portal.":
    "Amafaranga {1} ivuga kuri {2} si {3}. Bireba ku rubuga rwabo.",
  "{1} is paying back {2} for {3}: {4}.": "{1} irimo gusubiza {2} ya {3}: {4}.",
  "Pay back {1} for {2}: {3}.": "Subiza {1} ya {2}: {3}.",
  "Pay back {1} in cash, which riders brought for {2}: {3}.":
    "Subiza mu ntoki {1} abamotari bazanye ya {2}: {3}.",
  "{1} of its gift cards was spent.": "{1} yo ku makarita yayo y'impano yarakoreshejwe.",
  "the order was paid twice": "komande yishyuwe kabiri",
  "it is not what is left to pay of the order": "si yo asigaye kwishyurwa kuri komande",
  "the order was cancelled before it was paid": "komande yahagaritswe itarishyurwa",
  "its buyer paid all of it otherwise": "umukiriya yayishyuye yose ukundi",
  "it was cancelled": "yahagaritswe",
  "{1} of store credit for {2} came back, and its account is deleted. Pay it back by hand, or make a gift card.":
    "{1} yo mu iduka ya {2} yagarutse, ariko konti yarasibwe. Yasubize mu ntoki, cyangwa ukore ikarita y'impano.",
  "{1} for {2} went back to gift card …{3}, which is switched off. See whom it belongs to.":
    "{1} ya {2} yasubiye ku ikarita y'impano …{3}, kandi ntikora. Reba nyirayo.",
  "The refund of {1} for {2} failed. It is still owed.":
    "Gusubiza {1} ya {2} byanze. Ntarasubizwa.",
  "The order was cancelled before this was sent.": "Komande yahagaritswe bitaroherezwa.",
  "Orders of guests asked for too many mails to this address.":
    "Komande nyinshi zitagira konti zasabye imeyili kuri iyi aderesi.",
  "There is no active admin to send it to.": "Nta muyobozi ukora wo kuyoherereza.",
  "The rider brought {1} more than this order costs.":
    "Umumotari yazanye {1} arenga ku giciro cy'iyi komande.",
  "The rider brought {1}, but this order is cancelled. Pay it back.":
    "Umumotari yazanye {1}, ariko iyi komande yarahagaritswe. Yasubize.",
  "The rider brought {1} of {2}. The order stays unpaid until all of it is here.":
    "Umumotari yazanye {1} kuri {2}. Komande ntirishyurwa kugeza yose abonetse.",
  "The rider brought {1}, but this order was paid already.":
    "Umumotari yazanye {1}, ariko iyi komande yari yarishyuwe.",
  "Receipt {1} is not signed.": "Inyemezabuguzi {1} ntisinye.",
  "Receipt {1} has waited more than 48 hours to be signed, which is the limit of the law. Check the controller and tell RRA.":
    "Inyemezabuguzi {1} imaze amasaha arenga 48 itegereje gusinywa, ari yo ntarengwa y'itegeko. Reba imashini ya EBM kandi ubimenyeshe RRA.",
  "Receipts have been waiting for the controller for {1} hours, from receipt {2} on. RRA gives you 48.":
    "Inyemezabuguzi zimaze amasaha {1} zitegereje imashini ya EBM, uhereye kuri {2}. RRA iguha 48.",
  "The import of {1} failed: {2}": "Kwinjiza {1} byanze: {2}",
  "The import of {1} is done: {2} added, {3} changed, {4} unchanged, {5} refused":
    "Kwinjiza {1} byarangiye: ibyongeweho {2}, ibyahindutse {3}, ibitahindutse {4}, ibyanzwe {5}",
  "A {1} could not be sent: {2}": "{1} bwanze koherezwa: {2}",
  mail: "Ubutumwa bwa imeyili",
  "text message": "Ubutumwa bugufi",
  "A text message did not reach its phone: {1}": "Ubutumwa bugufi ntibwageze kuri telefone: {1}",
  "Orders of guests asked for too many messages to this number.":
    "Komande nyinshi zitagira konti zasabye ubutumwa kuri iyi nimero.",
  "Its buyer wants mails only.": "Umukiriya ashaka imeyili gusa.",
  "The code in it expired before it could be sent.": "Kode irimo yarangije igihe itaroherezwa.",
  "It is a day old and no news any more.": "Bumaze umunsi, ntibukiri amakuru.",
};
