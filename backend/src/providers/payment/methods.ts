import { ShopPaymentProvider } from "./provider";

/** The demo's payment, which moves no money. */
export class PlaceholderPaymentProvider extends ShopPaymentProvider {
  static override identifier = "placeholder";
}

/** Cash on delivery. */
export class CodPaymentProvider extends ShopPaymentProvider {
  static override identifier = "cod";
}

/** MTN Mobile Money. */
export class MomoPaymentProvider extends ShopPaymentProvider {
  static override identifier = "momo";
}
