const { appendFileSync } = require("node:fs");

/** A subscriber as any host has some: writes down what it hears. */
exports.default = async ({ event: { name, data } }) => {
  appendFileSync(process.env.EVENTS_FILE, `${JSON.stringify({ name, data })}\n`);
};

exports.config = { event: ["order.placed", "payment.captured", "customer.created"] };
