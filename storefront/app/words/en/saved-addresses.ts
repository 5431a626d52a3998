/** Addresses that people keep in their account: there, and at the checkout. */
export const list = "Addresses";
export const loading = "Loading your addresses...";
export const none = "No addresses yet. Add one, and you won’t have to type it at the checkout.";
export const add = "Add address";
export const full = (most: number) => `You have ${most} addresses. Delete one to add another.`;
export const isDefault = "Default";
export const makeDefault = "Make default";
export const makeDefaultOf = (name: string) => `Make ${name} the default`;
export const isDefaultNow = (name: string) => `${name} is your default address now`;
export const edit = "Edit";
export const editOf = (name: string) => `Edit ${name}`;
export const drop = "Delete";
export const dropOf = (name: string) => `Delete ${name}`;
export const dropping = "Deleting...";
export const dropQuestion = (name: string) => `Delete ${name}?`;
export const dropHelp = "Orders that go there stay as they are.";
export const isDropped = (name: string) => `${name} was deleted`;
export const keepIt = "Keep it";
export const newAddress = "New address";
export const editAddress = "Edit address";
export const label = "Name of this address (optional)";
export const labelHint = "Home, Work, Mum’s house";
export const save = "Save address";
export const isSaved = "We saved the address";

/** At the checkout. */
export const deliverTo = "Deliver to";
export const another = "Another address";
export const anotherHelp = "Type a new one";
export const keep = "Save this address in my account";
export const notLoaded =
  "Your saved addresses could not be loaded. Type the address, or try again.";
export const notKept = "Your order is placed. We couldn’t save the address in your account.";
