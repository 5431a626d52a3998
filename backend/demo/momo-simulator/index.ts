import type { Closing } from "../../launch/shop/closing";
import type { Settings } from "../../launch/settings/settings";
import { startMomoSimulator } from "./server";

/**
 * Mobile money for the demo: a server of its own on this machine, reached by the same settings as
 * the real one. Never where a real shop may be: with a database or keys of the operator's, or in
 * production. Sets the environment that everything later reads.
 * @returns whether it was started
 */
export async function simulateMomo(settings: Settings, closing: Closing): Promise<boolean> {
  const { env, isDatabaseEmbedded, isProduction } = settings;
  const isDemo = isDatabaseEmbedded && !isProduction && env.MOMO_BASE_URL === undefined;
  if (!isDemo || env.MOMO_SIMULATOR === "off") return false;
  const simulator = await startMomoSimulator();
  closing.add("simulated mobile money", 500, () => simulator.close());
  Object.assign(process.env, simulator.settings);
  return true;
}
