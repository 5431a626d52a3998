/** The event that the root says once every button on the page works. */
export const PAGE_ALIVE = "pagealive";
