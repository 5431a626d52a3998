/**
 * Loaded into a shop before everything else (`--require`), with EVENTS_FILE: a subscriber to all events of
 * Medusa's bus, by the call that Medusa's own loader makes for a plugin's subscribers. Each becomes a line
 * of JSON in that file.
 */
const { appendFileSync } = require("node:fs");

const FRAMEWORK = require.resolve("@medusajs/framework");
const file = process.env.EVENTS_FILE;

const timer = setInterval(() => {
  const bus = require.cache[FRAMEWORK]?.exports.container?.resolve("event_bus", {
    allowUnregistered: true,
  });
  if (!bus) return;
  clearInterval(timer);
  // The bus takes a subscriber that gives no promise for one that failed, and tells it again.
  const hear = async ({ name, data }) =>
    appendFileSync(file, `${JSON.stringify({ name, data })}\n`);
  bus.subscribe("*", hear, { subscriberId: "ear" });
}, 5).unref();
