/** Gift cards and customers' store credit, for staff. */
export const title = "Gift cards & credit";
export const tabs = "Kinds of credit";
export const cardsTab = "Gift cards";
export const accountsTab = "Customers' credit";
export const outstanding = (amount: string) => `${amount} outstanding`;
export const outstandingHelp =
  "What customers can still spend: all gift cards and store credit together.";

export const searchCards = "Search recipient or end of the code";
export const loadingCards = "Loading gift cards...";
export const noCards = "No gift cards yet";
export const noCardsHelp = "Make one to sell it, or to say thank you.";
export const cardCount = (n: number) => `Total gift cards: ${n.toLocaleString("en")}`;
export const card = "Card";
/** "…7K2M" */
export const ending = (endsWith: string) => `…${endsWith}`;
export const cardNamed = (endsWith: string) => `Gift card …${endsWith}`;
export const recipient = "For";
export const nobody = "–";
export const balance = "Balance";
export const balanceRwf = "Balance, RWF";
export const totalIn = "Added so far";
export const balanceOf = (balanceText: string, totalText: string) =>
  `${balanceText} of ${totalText}`;
export const made = "Made";
export const since = "Since";
export const state = "State";
export const isOn = "On";
export const isSwitchedOff = "Switched off";
export const isUsedUp = "Used up";

export const searchAccounts = "Search name or email";
export const loadingAccounts = "Loading store credit...";
export const noAccounts = "No customer has had store credit yet";
export const noAccountsHelp = "To give some, open a customer under Users.";
export const chooseCustomer = "Choose a customer";
export const accountCount = (n: number) => `Total customers: ${n.toLocaleString("en")}`;
export const name = "Name";
export const email = "Email";
export const deletedAccount = "Deleted account";

export const add = "New gift card";
export const formLabel = "Gift card";
export const onTheCard = "On the card";
export const forTheShop = "For the shop";
export const amount = "Amount in RWF";
export const cardAmountHint = "From 1,000 to 1,000,000.";
export const recipientField = "For whom (optional)";
export const recipientHint = "Printed on the card.";
export const messageField = "Message (optional)";
export const messageHint = "Printed on the card, such as: Happy birthday!";
export const emailField = "Email (optional)";
export const emailHint = "We send the card there. Leave it empty to hand it over yourself.";
export const languageHint = "The email that brings it.";
export const reason = "Why";
export const cardReasonHint = "Only staff see it, such as: sold in the shop for cash.";
export const make = "Make gift card";
export const making = "Making it...";
export const isMade = (cardName: string, amountText: string) =>
  `${cardName} with ${amountText} is made.`;
export const notMade = "Failed to make the gift card";

export const loadingOne = "Loading...";
export const gone = "There is no such gift card or credit";
export const backToList = "All gift cards";
export const facts = "Facts";
export const customer = "Customer";
export const code = "Code";
export const codeIsLogged = "Anyone with the code can spend the card. We log who looks at it.";
export const showCode = "Show code";
export const loadingCode = "Loading the code...";
export const copyCode = "Copy code";
export const codeCopied = "The code is copied.";
export const isSent = (address: string) => `We're sending the card to ${address}.`;
export const isNotSent = "No email is sent. Give the customer the code, or the printed card.";

export const switchOff = "Switch off";
export const switchOn = "Switch on";
export const switching = "Saving...";
export const offQuestion = (cardName: string) => `Switch off ${cardName}?`;
export const offHelp =
  "Nobody can pay with it any more. Its balance stays, and you can switch it on again.";
export const onQuestion = (cardName: string) => `Switch on ${cardName}?`;
export const onHelp = "Anyone with the code can pay with it again.";
export const nowOff = (cardName: string) => `${cardName} is switched off.`;
export const nowOn = (cardName: string) => `${cardName} is switched on.`;
export const notSwitchedOff = "Failed to switch off the gift card";
export const notSwitchedOn = "Failed to switch on the gift card";

export const print = "Print";
export const printCard = "Print card";
export const backToCard = "Back to the card";
export const printLoading = "Preparing to print...";
export const notShown = "The code could not be loaded";
export const giftCard = "Gift card";
export const cardFor = (person: string) => `For ${person}`;
export const howTo = (shop: string) => `Type this code at checkout at ${shop}.`;
export const care = "Keep it safe: anyone with the code can spend it.";

export const history = "History";
export const noHistory = "Nothing has happened yet.";
export const given = "Added";
export const takenBack = "Taken back";
/** What a change of a balance was; the order's number is a link. */
export const paidFor = "Paid";
export const cameBackFrom = "Came back from";
export const paidOrder = "Paid an order";
export const cameBack = "Came back";
export const soldWith = "Sold with";
export const sold = "Sold";
/** "Taken back: STR-482913 came to nothing": the order was cancelled, or all of it paid back. */
export const takenBackAs = "Taken back:";
export const cameToNothing = "came to nothing";
export const erased = "Account deleted";
export const viewOrder = (orderNumber: string) => `View order ${orderNumber}`;
export const plus = (amountText: string) => `+${amountText}`;
export const minus = (amountText: string) => `−${amountText}`;
export const byCustomer = "Customer";
export const bySystem = "System";

export const storeCredit = "Store credit";
export const give = "Give credit";
export const giveStoreCredit = "Give store credit";
export const takeBack = "Take back";
export const giveTitle = (person: string) => `Give ${person} store credit`;
export const giveHelp = "They get an email, and can pay with it at checkout.";
export const takeTitle = (person: string) => `Take back store credit from ${person}`;
export const takeHelp = (balanceText: string) => `They have ${balanceText} now.`;
export const reasonField = "Reason";
export const reasonHint = "The customer reads it.";
export const doGive = (amountText: string) => `Give ${amountText}`;
export const doTake = (amountText: string) => `Take back ${amountText}`;
export const saving = "Saving...";
export const isGiven = (amountText: string, person: string) =>
  `${person} has ${amountText} more store credit.`;
export const isTaken = (amountText: string, person: string) =>
  `${amountText} is taken back from ${person}.`;
export const notGiven = "Failed to give store credit";
export const notTaken = "Failed to take back store credit";
export const enterAmount = "Please enter a whole number of RWF, like 5,000";
export const tooLarge = "This number is too large";
export const atMost = (balanceText: string) => `At most ${balanceText} can be taken back`;
export const creditLoading = "Loading store credit...";
export const noneGiven = "No store credit so far.";
export const showHistory = "Show history";
