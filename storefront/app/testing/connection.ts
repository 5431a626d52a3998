/** What the browser tells of its connection, if it tells anything; `setup.ts` forgets it after each test. */
export const haveConnection = (value: object | undefined) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value });
