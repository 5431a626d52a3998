const { defineConfig } = require("@medusajs/framework/utils");

/** Somebody else's Medusa host, as small as EXTENDING.md says it may be. */
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: process.env.STORE_CORS,
      adminCors: process.env.STORE_CORS,
      authCors: process.env.STORE_CORS,
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
  },
  admin: { disable: true },
  plugins: [
    { resolve: "@strive/backend", options: {} },
    // Somebody else's, as it is published.
    ...(process.env.OTHER_PLUGIN ? [{ resolve: process.env.OTHER_PLUGIN, options: {} }] : []),
  ],
  modules: [
    {
      resolve: "@medusajs/medusa/payment",
      options: { providers: [{ resolve: "@strive/backend/providers/payment", id: "shop" }] },
    },
  ],
});
