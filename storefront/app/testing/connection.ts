/** What the browser reports about its connection; `setup.ts` resets it after each test. */
export const haveConnection = (value: object | undefined) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value });
