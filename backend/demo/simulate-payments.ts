import type { Closing } from "../launch/shop/closing";
import type { Settings } from "../launch/settings/settings";
import { startAirtelSimulator } from "./airtel-simulator/server";
import { startCardSimulator } from "./card-simulator/server";
import { LOOPBACK } from "./loopback-server";
import { startMomoSimulator } from "./momo-simulator/server";

/**
 * Mobile money and cards for the demo: servers of their own on this machine, reached by the same settings as the real
 * ones. Never where a real shop may be: with a database or any provider's keys of the operator's, or in production. Sets
 * the environment that everything later reads.
 * @returns whether they were started
 */
export async function simulatePayments(
  { env, isDatabaseEmbedded, isProduction }: Settings,
  { closing, frontPort }: { closing: Closing; frontPort: number },
): Promise<boolean> {
  const real = [env.MOMO_BASE_URL, env.AIRTEL_BASE_URL, env.FLUTTERWAVE_BASE_URL];
  const isDemo = isDatabaseEmbedded && !isProduction && real.every((url) => url === undefined);
  if (!isDemo || env.MOMO_SIMULATOR === "off") return false;
  const mtn = await startMomoSimulator();
  const airtel = await startAirtelSimulator();
  const cards = await startCardSimulator();
  const callbacks = `http://${LOOPBACK}:${frontPort}/api/payments/callback`;
  airtel.callAt(`${callbacks}/airtel/all`);
  cards.callAt(`${callbacks}/flutterwave/all`);
  closing.add("simulated payments", 500, async () => {
    await Promise.all([mtn.close(), airtel.close(), cards.close()]);
  });
  Object.assign(process.env, mtn.settings, airtel.settings, cards.settings);
  return true;
}
