/**
 * Runs jobs of the same name one after another across this browser's tabs. Without the Locks API
 * (an old browser, an insecure page) they may overlap; then one of two equal saves is refused
 * and finds what it wanted to save.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks === undefined ? work() : locks.request(`savedList.${name}`, work));
}
