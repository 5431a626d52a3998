/** What the page of an order says of changes: it is loaded before anybody changes something. */
export const changeAddress = "Change address";
export const changeItems = "Change size or colour";

export const addressChanged = "Address changed";
export const articleChanged = "Size or colour changed";
export const itemsChanged = "Items changed";
