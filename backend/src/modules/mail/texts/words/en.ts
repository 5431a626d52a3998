/** Every text message, in English, each within 160 characters of the GSM alphabet. */
export const en = {
  received: (order: string, amount: string) => `We have your order ${order}, ${amount}.`,
  see: (link: string) => `See it: ${link}`,
  pay: (link: string) => `See and pay it: ${link}`,
  paid: (amount: string, order: string) => `We received ${amount} for order ${order}. Thank you!`,
  onTheWay: (order: string) => `Your order ${order} is on its way.`,
  brings: (rider: string, order: string, phone: string) =>
    `${rider} is bringing your order ${order}. Call ${phone}.`,
  toPay: (amount: string) => `To pay: ${amount}.`,
  ready: (order: string) => `Your order ${order} is ready for you in the shop.`,
  /** Its last line is what phones read codes by: https://wicg.github.io/sms-one-time-codes/ */
  code: (code: string) =>
    `Your code is ${code}. It is valid for 10 minutes. Give it to nobody, we never ask for it.`,
  back: (article: string) => `${article} is back in stock.`,
  cart: (article: string, more: number): string =>
    more === 0 ? `${article} is in your cart.` : `In your cart: ${article} and ${more} more.`,
  returns: {
    requested: (number: string) => `We have your return ${number} and will look at it.`,
    approved: (number: string) => `Your return ${number} is approved. Write the number on the bag.`,
    received: (number: string) => `Your return ${number} has arrived.`,
    settled: (number: string, amount: string) => `Return ${number}: ${amount} goes back to you.`,
    settledAlone: (number: string) => `Your return ${number} is done.`,
    declined: (number: string) => `We can't take return ${number}. The reason is with your order.`,
  },
};
