import { defineConfig } from "@medusajs/framework/utils";
import { medusaOptions } from "@strive/backend/lib/medusa-options";

/** The Medusa host: composes plugins and modules, nothing else. */
export default defineConfig(medusaOptions());
