/** The event that the root fires once every button on the page works. */
export const PAGE_ALIVE = "pagealive";
