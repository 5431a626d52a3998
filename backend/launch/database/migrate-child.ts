import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { afterMigrations } from "./after-migrations";

/**
 * Runs Medusa's and our migrations and links in their own process: Medusa's migrator exits the
 * process on some failures and leaves its module instances behind.
 */
async function main(directory: string): Promise<void> {
  const loaders = (await import("@medusajs/medusa/loaders/index")) as unknown as {
    initializeContainer(directory: string): Promise<MedusaContainer>;
  };
  const { migrate } = (await import("@medusajs/medusa/commands/db/migrate")) as unknown as {
    migrate: (options: Record<string, unknown>) => Promise<boolean>;
  };
  const container = await loaders.initializeContainer(directory);
  const done = await migrate({
    directory,
    container,
    logger: container.resolve(ContainerRegistrationKeys.LOGGER),
    skipScripts: true,
    skipSearch: true,
    executeSafeLinks: true,
  });
  if (done) await afterMigrations(container);
  process.exit(done ? 0 : 1);
}

main(process.argv[2] ?? process.cwd()).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
