export const title = "Your account";
export const backToShop = "Back to shop";
export const loading = "Loading your account...";
export const addresses = "My addresses";
export const addressesHelp = "The checkout starts with your default address.";
export const addressesLoading = "Loading your addresses...";
export const guestHelp = "Log in or register to see your orders and your details.";
export const login = "Login";
export const register = "Register";
export const sectionBroken = "This part could not be shown";

export const administrator = "Administrator";
export const administratorHelp =
  "You are signed in as an administrator. Your profile and password are in the admin's settings.";
export const openSettings = "Open Settings";

export const orders = "My orders";
export const ordersLoading = "Loading your orders...";
/** Below the number of an order that brings something in exchange. */
export const isExchange = "Exchange";
export const noOrders = "No orders yet";
export const noOrdersHelp =
  "Orders you place while signed in, or with your verified email, show up here.";
export const showMore = "Show more";
export const loadingMore = "Loading...";
export const shownOf = (shown: number, count: number) => `${shown} of ${count}`;
export const yourOrder = "Your order";

export const emailHint = "The address you verified.";
export const changeEmail = "Change Email";
export const changeEmailHelp =
  "We send a code to the new address. Every other device is signed out once you type it here.";
export const newEmail = "New email";
export const emailChanged = "Your email was changed.";
export const passwordHelp = "Every other device is signed out when you change it.";

export const data = "My data";
export const dataHelp = "Everything we keep about you and your orders, as a JSON file.";
export const download = "Download My Data";
export const preparing = "Preparing...";
export const savedAs = (file: string) => `Saved as ${file}`;

export const deletion = "Delete my account";
export const deletionHelp =
  "Removes your account for good. Your orders are kept without it: the law asks us to keep invoices.";
export const deleteIt = "Delete My Account";
export const deleting = "Deleting...";
export const deleteQuestion = "Delete your account?";
export const deleteHelp =
  "Your name, email address, phone and password are removed from your account, and you can't sign in any more. This can't be undone. Your orders stay in our books with the delivery details you gave for them, without the account: the law asks us to keep invoices.";
export const yourPassword = "Your password";
export const deleted = "Your account was deleted.";

export const textNews = "News of your orders by phone";
export const textNewsHelp = "We always write an email too. Nothing but news of your own orders.";
export const textChoices = { sms: "By SMS", whatsapp: "By WhatsApp", none: "By email only" };
export const textChoiceSaved = "Saved.";
export const textChoiceNotSaved = "Your choice was not saved";

export const confirmPhone = "Confirm Phone";
export const changeLoginPhone = "Change Phone";
export const confirmPhoneHelp =
  "We send a code by SMS. Once it is typed here, you can log in with this phone instead of a password.";
export const phoneOpens = (phone: string) => `You can log in with ${phone} and a code by SMS.`;
export const phoneConfirmed = "Your phone is confirmed. You can log in with it now.";
/** Below the phone of the profile. */
export const confirmedPhoneHint = "Another number opens your account only once you confirm it.";
