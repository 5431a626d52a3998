/** Looks again and again until it is as wanted. @throws when that does not come within `withinMs` */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  isWanted: (found: Found) => boolean,
  withinMs = 30_000,
): Promise<Found> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (isWanted(found)) return found;
    if (Date.now() > end) throw new Error(`It did not come to that: ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
