/** The shop's name as people read it: in mails, and as their sender. */
export const siteName = (): string => "STRIVE";
