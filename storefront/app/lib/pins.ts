/** Where somebody is found on a map, for the parts of the screen that know no contracts. */
export { mapLinkOf } from "@strive/backend/contracts/map-link";
export type { Pin } from "@strive/backend/contracts/pins";
