import { readPhone } from "./phone";
import type { WalletNetwork } from "./payments";

/** What to type, for each set of networks that can pay. */
const WANTED: Readonly<Record<string, string>> = {
  MTN: "Please enter an MTN number (078 or 079) for mobile money",
  Airtel: "Please enter an Airtel number (072 or 073) for mobile money",
  "MTN,Airtel": "Please enter an MTN or Airtel number (072, 073, 078 or 079) for mobile money",
};

export type WalletChoice =
  | { phone: string; network: WalletNetwork; problem: null }
  /** A sentence for whoever typed the number; @param phone it is one, but not of a wallet that can pay */
  | { phone: string | null; network: null; problem: string };

const isRwandanMobile = (phone: string) => /^\+2507\d{8}$/.test(phone);

/**
 * The wallet that a typed number means.
 * @param networks whose wallets can pay
 * @param chosen the network, where its owner says that the number moved to another
 */
export function walletOf(
  typed: string,
  networks: readonly WalletNetwork[],
  chosen?: WalletNetwork | null,
): WalletChoice {
  const { phone, network: guess, problem } = readPhone(typed);
  if (phone === null) return { phone, network: null, problem };
  const meant = isRwandanMobile(phone) ? (chosen ?? guess) : null;
  const network = networks.find((one) => one === meant);
  if (network !== undefined) return { phone, network, problem: null };
  return { phone, network: null, problem: WANTED[networks.join()] ?? WANTED["MTN"] ?? "" };
}
