/** The shop on a phone's home screen. */
export const title = (shop: string) => `Keep ${shop} on this phone`;
export const reasons: readonly string[] = [
  "Opens from the home screen",
  "Pages you've opened work without network",
  "Takes under 2 MB, no app store",
];
export const add = "Add to home screen";
export const notNow = "Not now";
/** As Safari calls them. */
export const tapShare = 'Tap "Share" in Safari.';
export const chooseAdd = 'Choose "Add to Home Screen".';
