import { createRequire } from "node:module";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { boundRouteMemory } from "../bounded-route-memory";

const load = createRequire(__filename);
const file = path.join(path.dirname(load.resolve("@medusajs/framework/http")), "routes-finder.js");
const { RoutesFinder } = load(file) as {
  RoutesFinder: new (routes?: unknown[]) => {
    add(route: unknown): void;
    find(url: string, method: string): { matcher: string } | null;
  };
};

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
const heapMb = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

/** Asks for paths of a kilobyte, all different. */
function askForMany(finder: InstanceType<typeof RoutesFinder>, count: number): void {
  for (let n = 0; n < count; n += 1) {
    finder.find(`/api/orders/${Buffer.alloc(1000, 97 + (n % 26)).toString()}${n}`, "GET");
  }
}

describe("the memory of Medusa's route finders", () => {
  const routes = [
    { matcher: "/api/orders/:id", methods: ["GET"] },
    { matcher: "/admin/*", methods: ["POST"] },
  ];

  it("grows with every path without a bound, and stays small with it", () => {
    const unbounded = new RoutesFinder(routes);
    const before = heapMb();
    askForMany(unbounded, 30_000);
    // Medusa's own fault; if this fails, Medusa has fixed it and the bound can go.
    expect(heapMb() - before).toBeGreaterThan(20);
    expect(unbounded.find("/admin/x", "POST")?.matcher).toBe("/admin/*");

    boundRouteMemory(RoutesFinder);
    const bounded = new RoutesFinder(routes);
    const start = heapMb();
    askForMany(bounded, 30_000);
    expect(heapMb() - start).toBeLessThan(10);
    expect(bounded.find("/admin/x", "POST")?.matcher).toBe("/admin/*");
    expect(bounded.find("/api/orders/1", "POST")).toBeNull();
    bounded.add({ matcher: "/store/late", methods: ["GET"] });
    expect(bounded.find("/store/late", "GET")?.matcher).toBe("/store/late");
  });
});
