/** A place on the map that a buyer shared; see address.ts for the fields around it. */
export const share = "Share my location";
export const shareHint = "Helps the rider find you. Press it while you’re at that address.";
export const asking = "Finding you...";
export const isSet = "Your location is shared.";
export const isSetWithin = (metres: string) =>
  `Your location is shared. It’s accurate to about ${metres} m.`;
/** Of somebody else's. */
export const hasPin = "The buyer shared a location.";
export const hasPinWithin = (metres: string) =>
  `The buyer shared a location. It’s accurate to about ${metres} m.`;
export const openMap = "Open in maps";
export const remove = "Remove";
export const removeIt = "Remove the location";
export const staysHint = "Remove it if the order goes somewhere else.";
export const problems = {
  denied: "We can’t see your location. Allow it in your browser’s settings, or describe the place.",
  unavailable: "Your phone can’t find where you are. Describe the place instead.",
  slow: "That took too long. Try again outside or near a window, or describe the place.",
  outside: "That’s outside Rwanda, so we can’t use it. Describe the place instead.",
} as const;
export const landmark = "Landmark (optional)";
export const landmarkHint = "What the rider should look for.";
export const landmarkExample = "Blue gate, opposite the pharmacy";
