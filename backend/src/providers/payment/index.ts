import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { CodPaymentProvider, MomoPaymentProvider, PlaceholderPaymentProvider } from "./methods";

export default ModuleProvider(Modules.PAYMENT, {
  services: [PlaceholderPaymentProvider, CodPaymentProvider, MomoPaymentProvider],
});
