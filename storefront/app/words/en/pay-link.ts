/** The page's title in the browser tab. */
export const title = "Your order";
export const opening = "Opening your order...";
export const missing = "This link opens no order";
export const missingHelp =
  "Check that the link is complete, as it was sent to you. You can also look for the order with its number and your email address, or ask us.";
export const findOrder = "Find your order";
export const contact = "Contact us";
export const notOpened = "Your order could not be opened";
