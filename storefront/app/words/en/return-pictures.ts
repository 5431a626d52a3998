import { plural } from "~/lib/plural";

/** Pictures of what comes back, for its buyer and for staff. */
export const title = "Pictures";
export const showUs = "Show us what is wrong";
export const showUsHint = (most: number) =>
  `A picture helps us answer faster. Up to ${most}. Only we see them.`;
export const goesAlong = (n: number) =>
  plural(n, {
    one: "1 picture is sent once you book.",
    other: `${n} pictures are sent once you book.`,
  });
export const add = "Add a picture";
export const pictureOf = (position: number, returnNumber: string) =>
  `Picture ${position} of return ${returnNumber}`;
export const remove = (position: number) => `Remove picture ${position}`;
export const newPicture = (position: number) => `New picture ${position}`;
export const removeNew = (position: number) => `Remove new picture ${position}`;
export const retryNew = (position: number) => `Send new picture ${position} again`;
export const fromShop = "From us";
export const fromBuyer = "Buyer";
export const sending = (n: number) =>
  plural(n, { one: "Sending 1 picture...", other: `Sending ${n} pictures...` });
export const notSent = (n: number) =>
  plural(n, { one: "1 picture was not sent.", other: `${n} pictures were not sent.` });
export const stayHere = "Keep this page open.";
export const notLoaded = "Not loaded";
export const notRemoved = "The picture could not be removed.";
export const tooMany = (most: number) => `At most ${most} pictures.`;
export const noPicture = (name: string) => `${name} is not a picture.`;
