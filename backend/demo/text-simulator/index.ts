import { randomBytes } from "node:crypto";
import type { Closing } from "../../launch/shop/closing";
import type { Settings } from "../../launch/settings/settings";
import { startTextSimulator } from "./server";

/**
 * SMS and WhatsApp for whoever tries the shop: a server of its own on this machine, reached by the same settings as the real
 * ones. Nobody gets anything; /dev/outbox shows what would have gone out. Sets the environment that everything later reads.
 */
export async function simulateTexts(
  { env }: Settings,
  { closing, frontPort }: { closing: Closing; frontPort: number },
): Promise<void> {
  if (env.SMS_SIMULATOR === "off") return;
  const secret = env.TEXT_REPORT_SECRET ?? randomBytes(24).toString("hex");
  const simulator = await startTextSimulator({
    reports: { shopUrl: `http://127.0.0.1:${frontPort}`, secret },
  });
  closing.add("simulated texts", 500, () => simulator.close());
  Object.assign(process.env, simulator.settings);
}
