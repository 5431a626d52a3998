/** Error pages: not found, and crashed. */
export const notFound = "Page not found";
export const notFoundHelp = "The address may be mistyped, or the page has moved.";
export const broken = "This page could not be shown";
