import { plural } from "~/lib/plural";

export const title = "New order";
export const orders = "Orders";
export const formLabel = "New order";
export const loadingDraft = "Loading the draft...";
export const notOpened = "The draft could not be opened";
export const draftSaved = (time: string) => `Draft saved ${time}`;
export const draftNotSaved = "The draft can't be saved on this device";
export const clear = "Clear";
export const clearQuestion = "Clear this draft?";
export const clearHelp = "Products, customer and discount are removed. No order is placed.";
export const keepDraft = "Keep it";

export const products = "Products";
export const lines = "Products of this order";
export const remove = (name: string) => `Remove ${name}`;
export const saleWas = (amountText: string) => `Sale, was ${amountText}`;
export const someLeft = (left: number) =>
  plural(left, { one: `Only ${left} left`, other: `Only ${left} left` });
export const noneLeft = "Sold out. Remove it.";
export const useWhatIsLeft = "Use what is left";
export const tooManyLines = "An order can have at most 50 lines";
export const noItems = "Add at least one product";
export const notEnough = "There are not enough pieces of everything";

export const customer = "Customer";
export const searchBuyers = "Name, phone or email";
export const noBuyers = "Nobody matches this. Add a new customer.";
export const buyersFound = (count: number) =>
  plural(count, { one: `${count} customer`, other: `${count} customers` });
export const newCustomer = "New customer";
export const change = "Change";
export const changeCustomer = "Change customer";
export const editContact = "Edit name, phone or email";
export const orderCount = (count: number) =>
  plural(count, { one: `${count} order`, other: `${count} orders` });
export const noBuyer = "Choose a customer, or add a new one";
export const emailOptional = "Email (optional)";
export const emailHint = "Without one, the customer gets no emails from us.";
export const languageHint = "We write to them in it.";
export const emailHintAccount = "Without one, emails go to the address of their account.";
export const wayThere = "How the customer gets it";
export const riderDelivers = "Rider delivers";
export const collected = "Collected in the shop";
export const address = "Address";
export const city = "City";
/** The city of its three districts. */
export const kigali = "Kigali";
export const note = "Note (optional)";
export const noteHint = "For the rider and the packer: a time, whom to ask for.";
export const noteHintPickup = "For whoever packs it.";
export const companyTin = "Company TIN (optional)";
export const purchaseCode = "Purchase code (optional)";
export const codeNeedsTin = "A purchase code needs the company's TIN";

export const total = "Total";
export const emptyTotal = "Add a product to see the total.";
export const totalUnknown = "The total could not be worked out";
export const loadingTotal = "Working out the total...";
/** Spoken when it changes. */
export const totalIs = (amountText: string) => `Total ${amountText}`;
export const items = (count: number) => `Items (${count})`;
export const discount = "Discount";
export const discountPercent = (percent: number) => `Discount, ${percent}%`;
export const changeDiscount = "Change discount";
export const addDiscount = "Add a discount";
export const less = (amountText: string) => `−${amountText}`;
export const delivery = "Delivery";
export const freeDelivery = "Free";
export const includesVat = (rate: number) => `Includes ${rate}% VAT`;
export const reasonIs = (reason: string) => `Reason: ${reason}`;
export const kind = "Discount in";
export const percent = "Percent";
export const rwf = "RWF";
export const wholeRwf = "Whole RWF";
export const reason = "Reason";
export const reasonHint = "For your team. The customer doesn't see it.";
export const apply = "Apply";
export const removeDiscount = "Remove";
export const cancel = "Cancel";
export const percentRange = "Enter a whole number from 1 to 100";
export const wholeAmount = "Please enter a whole amount in RWF";
export const needsReason = "Reason is required";

export const payment = "Payment";
export const ways = "Ways to pay";
export const sendLink = "Send pay link";
export const takePayment = "Take payment";
export const payRider = "Pay the rider";
export const linkHelp = (duration: string) =>
  `They pay on their own phone with mobile money. The link holds the items for ${duration}.`;
export const holdFor = "Hold the items for";
export const hours = (count: number) =>
  plural(count, { one: `${count} hour`, other: `${count} hours` });
export const days = (count: number) =>
  plural(count, { one: `${count} day`, other: `${count} days` });
export const riderHelp = (amountText: string) =>
  `The rider collects ${amountText} in cash at the door.`;
export const handed = "Received";
export const giveBack = "Give back";
export const missing = (amountText: string) => `${amountText} is missing`;
export const placeWithLink = "Place order and make the link";
export const placeForRider = "Place order, paid to the rider";
export const placeFree = "Place order";
export const placing = "Placing the order...";
export const nothingToPay = "Nothing is to be paid.";

export const notPlaced = "Failed to place the order";
export const nothingOrdered = "No order was placed.";
export const unanswered =
  "It may be placed all the same. Press again: it becomes one order, not two.";
export const sentBefore = "This order was already sent, with other details.";
export const sentBeforeHelp =
  "It may be placed. Open it to see, or place another one with what stands here now.";
export const openEarlier = "Open that order";
export const placeAnother = "Place another one";
export const seeOrders = "See all orders";
export const pricesChanged = "The price has changed.";
export const pricesChangedHelp = "No order was placed. Tell the customer, then press again.";
export const newTotal = "New total";
export const before = "before:";

export const isPlaced = (orderNumber: string) => `${orderNumber} is placed.`;
export const isPaid = (orderNumber: string) => `${orderNumber} is placed and paid.`;
export const isHeld = (duration: string) => `The items are held for ${duration}.`;
export const inCash = (amountText: string, time: string) =>
  `${amountText} in cash, recorded ${time}.`;
export const byTill = (amountText: string, time: string) =>
  `${amountText} by MoMo to the till, recorded ${time}.`;
export const byBank = (amountText: string, time: string) =>
  `${amountText} by bank transfer, recorded ${time}.`;
export const anotherOrder = "New order";
export const openOrder = "Open order";
export const receipt = "Receipt";
export const packingSlip = "Packing slip";
export const ordered = "Ordered";
export const quantityOf = (quantity: number) => `${quantity} ×`;
