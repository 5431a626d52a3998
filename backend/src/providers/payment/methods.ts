import { ShopPaymentProvider } from "./provider";

/** As agreed with the shop when it confirms: cash, its till, a transfer. */
export class PlaceholderPaymentProvider extends ShopPaymentProvider {
  static override identifier = "placeholder";
}

/** Cash on delivery. */
export class CodPaymentProvider extends ShopPaymentProvider {
  static override identifier = "cod";
}

/** Store credit and gift cards. */
export class CreditPaymentProvider extends ShopPaymentProvider {
  static override identifier = "credit";
}

/** Mobile money, of MTN's wallets and Airtel's. */
export class MomoPaymentProvider extends ShopPaymentProvider {
  static override identifier = "momo";
}

/** Cards, on the page of an aggregator. */
export class CardPaymentProvider extends ShopPaymentProvider {
  static override identifier = "card";
}
