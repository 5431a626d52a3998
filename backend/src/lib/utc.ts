/** A time as PostgreSQL's JSON writes it, with its offset, as contracts want it: in UTC. */
export const utc = (time: string): string => new Date(time).toISOString();

/** The same; null stays null. */
export const utcOrNull = (time: string | null): string | null => (time === null ? null : utc(time));
