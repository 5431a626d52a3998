import { setTimeout as sleep } from "node:timers/promises";
/** Checks repeatedly until it is as wanted. @throws when that takes longer than `withinMs` */
export async function until<Found, Wanted extends Found = Found>(
  look: () => Found | Promise<Found>,
  isWanted: ((found: Found) => found is Wanted) | ((found: Found) => boolean),
  withinMs = 30_000,
): Promise<Wanted> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (isWanted(found)) return found as Wanted;
    if (Date.now() > end) throw new Error(`It did not come to that: ${JSON.stringify(found)}`);
    await sleep(50);
  }
}
