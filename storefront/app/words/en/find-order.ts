export const title = "Find your order";
export const help =
  "Enter your order number and the email address you ordered with. No account is needed.";
export const orderNumber = "Order number";
export const orderNumberExample = "STR-000123";
export const orderNumberHint = "It's in the email we sent you. You can leave out STR-.";
export const emailHint = "The address you ordered with.";
export const find = "Find Order";
export const finding = "Looking...";
/** The same for every miss, so that it does not reveal which numbers and addresses exist. */
export const noMatch =
  "We found no order with this number and email address. Check both for typing errors.";

export const haveAccount = "Ordered with an account?";
export const haveAccountHelp = "All orders you placed while signed in are in your account.";
export const seeOrders = "See my orders";
export const login = "Login";
export const giftCard = "Have a gift card?";
export const giftCardHelp = "See what is left on it. To use it, type its code in your cart.";
export const lost = "Lost the number?";
export const lostHelp = "Write to us with your name and the day you ordered. We'll find it.";
export const contact = "Contact us";
