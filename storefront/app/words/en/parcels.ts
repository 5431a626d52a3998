/** Who brings an order, and when, as its buyer reads it. */
export const comes = (day: string) => `It comes on ${day}.`;
export const isOut = (name: string, day: string) => `${name} brings it on ${day}.`;
export const parcelComes = (number: number, day: string) => `Parcel ${number} comes on ${day}.`;
export const parcelIsOut = (name: string, number: number, day: string) =>
  `${name} brings parcel ${number} on ${day}.`;
export const parcelDelivered = (number: number) => `Parcel ${number} was delivered.`;
export const call = (name: string) => `Call ${name}`;
export const code = (code: string) => `At the door, say your name or ${code}.`;
export const tried = (day: string, reason: string) => `We came on ${day}: ${reason}.`;
export const reasons = {
  nobody_home: "nobody was home",
  wrong_address: "we didn’t find the address",
  refused: "the parcel wasn’t accepted",
  no_money: "it couldn’t be paid",
  other: "it couldn’t be handed over",
} as const;
export const comesAgain = (day: string) => `It comes again on ${day}.`;
export const weCall = "We’ll call you to find a new day.";
