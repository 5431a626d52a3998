import type { Closing } from "../../launch/shop/closing";
import type { Settings } from "../../launch/settings/settings";
import { startEbmSimulator } from "./server";

/**
 * A sales data controller for the demo: a server of its own on this machine, reached by the same settings as the real
 * one. Never where a real shop may be: with a database or a controller of the operator's, or in production. Sets the
 * environment that everything later reads.
 * @returns whether it was started
 */
export async function simulateEbm(settings: Settings, closing: Closing): Promise<boolean> {
  const { env, isDatabaseEmbedded, isProduction } = settings;
  const isDemo = isDatabaseEmbedded && !isProduction && env.EBM_BASE_URL === undefined;
  if (!isDemo || env.EBM_SIMULATOR === "off") return false;
  const simulator = await startEbmSimulator();
  closing.add("simulated controller", 500, () => simulator.close());
  Object.assign(process.env, simulator.settings);
  return true;
}
