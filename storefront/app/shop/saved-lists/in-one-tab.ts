/**
 * Runs works of one name one after another over all tabs of this browser. Where there are no locks
 * (an old browser, a page that is not secure) they may meet; then one of two equal saves is refused
 * and finds what it wanted to save.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks === undefined ? work() : locks.request(`savedList.${name}`, work));
}
