/**
 * A cache that is there while the shopper wants nothing kept: page and worker both see it. Not named as what is kept, which
 * the server's farewell to the worker removes: the choice outlives it.
 */
const OFF = "keeps-nothing";

/** Whether what is opened is to be kept on this phone. */
export const keepsPages = async (): Promise<boolean> => !(await caches.has(OFF));

/** Keeps the shopper's choice. @throws DOMException where the browser refuses storage */
export async function chooseKeeping(isOn: boolean): Promise<void> {
  if (isOn) {
    await caches.delete(OFF);
    return;
  }
  // Not empty, so that no browser takes it for unused.
  await (await caches.open(OFF)).put("/", new Response());
}
