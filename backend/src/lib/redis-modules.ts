/** An event is retried when a subscriber fails; Medusa's default is once. */
const EVENT_JOBS = { attempts: 5, backoff: { type: "exponential", delay: 1000 } };

/**
 * Medusa's own modules on Redis, for several instances of one shop: events, workflows, locks and
 * Medusa's cache. Without an address, its in-process modules. Nothing there must survive: orders,
 * mails and payments are rows and jobs in PostgreSQL.
 */
export function redisModules(redisUrl: string | undefined) {
  if (redisUrl === undefined) return [];
  return [
    {
      key: "event_bus",
      resolve: "@medusajs/medusa/event-bus-redis",
      options: { redisUrl, jobOptions: EVENT_JOBS },
    },
    {
      key: "workflows",
      resolve: "@medusajs/medusa/workflow-engine-redis",
      options: { redis: { redisUrl } },
    },
    {
      key: "locking",
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          {
            id: "locking-redis",
            resolve: "@medusajs/medusa/locking-redis",
            is_default: true,
            options: { redisUrl },
          },
        ],
      },
    },
    {
      key: "caching",
      resolve: "@medusajs/medusa/caching",
      options: {
        providers: [
          {
            id: "caching-redis",
            resolve: "@medusajs/medusa/caching-redis",
            is_default: true,
            options: { redisUrl },
          },
        ],
      },
    },
  ];
}
