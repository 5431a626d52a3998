import type { PaymentKind, WalletNetwork } from "../../contracts/payments";
import { parseEnv, type Env } from "../env";
import { AirtelPort, airtelSettings } from "./airtel";
import { FlutterwavePort, flutterwaveSettings } from "./flutterwave";
import { MtnPort } from "./mtn";
import { mtnSettings } from "./mtn-settings";
import type { PaymentPort, Provider } from "./port";

function portsOf(env: Env): PaymentPort[] {
  const [mtn, airtel, flutterwave] = [
    mtnSettings(env),
    airtelSettings(env),
    flutterwaveSettings(env),
  ];
  return [
    ...(mtn ? [new MtnPort(mtn)] : []),
    ...(airtel ? [new AirtelPort(airtel)] : []),
    ...(flutterwave ? [new FlutterwavePort(flutterwave)] : []),
  ];
}

let known: readonly PaymentPort[] | undefined;

/** The provider as this process reaches it; null: it is not set up. */
export function portOf(provider: string): PaymentPort | null {
  known ??= portsOf(parseEnv());
  return known.find((port) => port.provider === provider) ?? null;
}

const PROVIDER_OF: Readonly<Record<WalletNetwork, Provider>> = { MTN: "mtn", Airtel: "airtel" };

/** The networks whose wallets can pay. */
export const walletNetworks = (): WalletNetwork[] =>
  (["MTN", "Airtel"] as const).filter((network) => portOf(PROVIDER_OF[network]) !== null);

/** Who takes money by this method; null: staff do. @param network of the wallet, for mobile money */
export function providerFor(method: PaymentKind, network: WalletNetwork | null): Provider | null {
  if (method === "card") return "flutterwave";
  return method === "momo" && network !== null ? PROVIDER_OF[network] : null;
}
