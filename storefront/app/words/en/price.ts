/** These two are only heard: the look of the prices says it to the eye. */
export const before = "Before ";
export const reducedBy = "Reduced by ";
export const reduction = (percent: number) => `−${percent}%`;
