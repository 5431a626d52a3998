import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../lib/env";
import { ensureFirstAdmin } from "../actions/account/ensure-first-admin";
import { setUpLanguages } from "../actions/store/set-up-languages";
import { setUpStore } from "../actions/store/set-up-store";

/**
 * What the launcher does once for a shop of its own, for a Medusa host that has no launcher: what
 * products and orders need (region, channel, stock location, delivery) and the first admin, each
 * only where missing. Run by `medusa exec`, after `medusa db:migrate`; safe to repeat.
 */
export default async function setUpShop({ container }: ExecArgs): Promise<void> {
  const env = parseEnv();
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  await setUpStore(container);
  await setUpLanguages(container);
  const { created, email, password } = await ensureFirstAdmin(container, {
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
  });
  if (!created) return logger.info(`The shop is set up; ${email} is its admin.`);
  logger.info(`The shop is set up. Its admin is ${email}.`);
  // Shown once, to whoever runs this by hand; it is kept only as a hash.
  if (env.ADMIN_PASSWORD === undefined) process.stdout.write(`Password: ${password}\n`);
}
