import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import {
  CardPaymentProvider,
  CodPaymentProvider,
  CreditPaymentProvider,
  MomoPaymentProvider,
  PlaceholderPaymentProvider,
} from "./methods";

export default ModuleProvider(Modules.PAYMENT, {
  services: [
    PlaceholderPaymentProvider,
    CodPaymentProvider,
    MomoPaymentProvider,
    CardPaymentProvider,
    CreditPaymentProvider,
  ],
});
