import { isOneSize } from "../../../../contracts/named-sizes";
import { CODE_LIFE_MINUTES } from "../../../../contracts/accounts";
import type { CameBy } from "../../../../contracts/order-money";
import type { OrderStatus } from "../../../../contracts/orders";
import { PAYMENT_FAILURE_TEXTS, type PaymentMethod } from "../../../../contracts/payments";

const statuses: Record<OrderStatus, { title: string; text: string }> = {
  pending: {
    title: "Your order is waiting",
    text: "We have your order and will start on it soon.",
  },
  processing: { title: "We are packing your order", text: "Your order is being prepared." },
  shipped: {
    title: "Your order is on its way",
    text: "Your order has left us and is on its way to you.",
  },
  delivered: { title: "Your order has arrived", text: "Your order was delivered. Enjoy it." },
  cancelled: {
    title: "Your order was cancelled",
    text: "Your order was cancelled and nothing will be delivered.",
  },
};

/** Of what is collected in the shop. */
const collected = {
  ...statuses,
  shipped: { title: "Your order is ready", text: "Your order is ready for you in the shop." },
  delivered: { title: "You have your order", text: "You collected your order. Enjoy it." },
};

/** The payment methods, by the names on the shop's pages. */
const methods: Record<PaymentMethod, string> = {
  momo: "Mobile money",
  card: "Card",
  cod: "Cash on delivery",
  placeholder: "Pay when we confirm",
};

/** How money came; `phone` is the wallet's. */
const came: Record<CameBy, (phone: string) => string> = {
  wallet: (phone) => `with mobile money from ${phone}`,
  card: () => "by card",
  rider: () => "to the rider in cash",
  cash: () => "in cash",
  mobile_money: () => "by mobile money",
  bank_transfer: () => "by bank transfer",
  credit: () => "with store credit",
  gift_card: () => "with a gift card",
  exchange: () => "with what you return",
};

/** Every text of the shop's mails, in English. Amounts come written, such as "RWF 18,000". */
export const en = {
  /** BCP 47, for mail programs that read aloud. */
  language: "en",
  /** How dates are written. */
  dateLocale: "en-US",
  hello: "Hello,",
  helloName: (firstname: string) => `Hello ${firstname},`,
  goToShop: "Go to the shop",
  seeOrder: "See your order",
  codeLife: `The code is valid for ${CODE_LIFE_MINUTES} minutes.`,

  verificationCode: {
    subject: (code: string, siteName: string) => `${code} is your ${siteName} verification code`,
    title: "Confirm your email address",
    typeIt: "Type this code in the shop to finish your registration:",
    notYou: "Didn't sign up? Ignore this email. Don't share the code with anyone.",
  },
  resetCode: {
    subject: (code: string, siteName: string) => `${code} is your ${siteName} password reset code`,
    title: "Set a new password",
    typeIt: "Type this code in the shop to set a new password:",
    notYou:
      "Didn't ask for this? Ignore this email: your password stays as it is. Don't share the code with anyone.",
  },
  emailCode: {
    subject: (code: string, siteName: string) => `${code} is your ${siteName} verification code`,
    title: "Confirm your new email address",
    typeIt: "Type this code in the shop to use this address for your account:",
    notYou: "Didn't ask for this? Ignore this email. Don't share the code with anyone.",
  },
  accountExists: {
    subject: (siteName: string) => `You already have a ${siteName} account`,
    preview: "Log in with it, or set a new password.",
    title: "You already have an account",
    tried: (siteName: string) =>
      `Somebody just tried to register at ${siteName} with this email address. It already has an account, so we didn't create a second one.`,
    triedChange: (siteName: string) =>
      `Somebody just tried to use this email address for another ${siteName} account. It already has one, so we changed nothing.`,
    wasYou:
      'Was it you? Just log in. If you don\'t remember your password, choose "Forgot password".',
    notYou: "Not you? There is nothing to do. Your account and password are unchanged.",
  },
  passwordChanged: {
    subject: (siteName: string) => `Your ${siteName} password was changed`,
    preview: "Not you? Set a new one now.",
    title: "Your password was changed",
    text: "Your account password was just changed. Other devices were logged out.",
    notYou:
      'Not you? Go to the shop now, choose "Forgot password" and set a new one. Change your email password too.',
  },
  emailChanged: {
    subject: (siteName: string) => `Your ${siteName} email address was changed`,
    preview: "Not you? Write to us now.",
    title: "Your email address was changed",
    text: (newEmail: string) =>
      `Your account now has another email address, ${newEmail}. Log in with that one from now on. Other devices were logged out.`,
    notYou:
      "Not you? Somebody knows your password. Go to the shop now and write to us with the contact form, so that we can give your account back to you.",
  },
  phoneChanged: {
    subject: (siteName: string) => `Your ${siteName} login by phone was changed`,
    preview: "Not you? Change your password now.",
    title: "Your login by phone was changed",
    text: (phone: string) =>
      `The phone number ending in ${phone} can now log in to your account with a code by SMS.`,
    textOff:
      "No phone number can log in to your account any more. Your email and password still can.",
    notYou:
      "Not you? Go to the shop now, change your password and confirm your own phone in your account.",
  },
  welcome: {
    title: (siteName: string) => `Welcome to ${siteName}`,
    preview: "Your account is ready.",
    text: "Your email address is confirmed and your account is ready. You'll find your orders there.",
    start: "Start shopping",
  },

  bill: {
    quantityOf: (quantity: number, name: string) => `${quantity} × ${name}`,
    /** A colour by its English name; what names staff gave stays. */
    color: (name: string) => name,
    variant: (size: string, color: string) =>
      `${isOneSize(size) ? size : `Size ${size}`}, ${color}`,
    subtotal: "Subtotal",
    shipping: "Shipping",
    code: (code: string) => `Code ${code}`,
    total: "Total",
    credit: "Store credit",
    giftCard: (endsWith: string) => `Gift card …${endsWith}`,
    exchange: (returnNumber: string) => `What you return (${returnNumber})`,
    /** Before a change made the order dearer. */
    paidBefore: "Paid before",
    toPay: "To pay",
  },
  pictureOf: (name: string, color: string) => `${name}, ${color}`,
  /** Where an order's money stands, as the order's page says it. */
  money: {
    methods,
    came,
    /** Why an attempt failed. */
    failures: PAYMENT_FAILURE_TEXTS,
    notPaid: "Not paid",
    failed: "Payment failed",
    paid: "Paid",
    partlyRefunded: "Partly refunded",
    refunded: "Refunded",
    choose: (amount: string) =>
      `Your order is placed and nothing was charged. Choose how to pay ${amount}.`,
    chooseButton: "Choose how to pay",
    approve: (amount: string, phone: string, until: string) =>
      `Not paid yet. Approve ${amount} on ${phone} until ${until}.`,
    waiting: (amount: string) => `Not paid yet. We are waiting for your payment of ${amount}.`,
    payRider: (amount: string) => `Pay the rider ${amount} in cash at the door.`,
    agree: (amount: string) =>
      `Not paid yet. We'll contact you to confirm your order and agree how you'll pay ${amount}.`,
    unseen: (amount: string) =>
      `We haven't recorded your ${amount} yet. Already paid? Message us and we'll check.`,
    wentWrong: (method: string, why: string) => `${method}: ${why}`,
    stillToPay: (amount: string) => `${amount} is still to be paid.`,
    heldUntil: (time: string) => `Your items are held for you until ${time}.`,
    payBy: "If it is not paid by then, the order is cancelled.",
    nothingToPay: "There is nothing to pay any more.",
    paidHow: (amount: string, how: string, time: string) =>
      how === "" ? `${amount}, ${time}.` : `${amount} ${how}, ${time}.`,
    wasPaidBack: (amount: string) => `${amount} was paid back to you.`,
    isPaidBack: (amount: string) => `${amount} is being paid back to you.`,
    isCreditAgain: (amount: string) => `${amount} is store credit now.`,
    paidExchange: (amount: string) => `${amount} paid for what you get in exchange.`,
    isOnCardAgain: (amount: string) => `${amount} is back on your gift card.`,
    notPaidBack: (amount: string) => `${amount} could not be paid back yet. We will write to you.`,
  },
  deliveryTo: "Delivery to:",
  collect: "To be collected in the shop by:",
  orderReceived: {
    subject: (orderNumber: string) => `We have your order ${orderNumber}`,
    preview: (total: string, orderNumber: string) =>
      `${total}. Keep this reference: ${orderNumber}`,
    title: (firstname: string | null) =>
      firstname === null ? "Thank you" : `Thank you, ${firstname}`,
    text: (siteName: string, orderNumber: string) =>
      `${siteName} has your order. Keep this reference: ${orderNumber}`,
    promise: "Kigali: 1–2 business days. Outside Kigali: 3–5 business days.",
    aboutLink:
      "This link opens your order without a password. Share it only with people who may see your order.",
  },
  orderStatus: {
    statuses,
    collected,
    other: (status: string) => ({
      title: "News about your order",
      text: `Your order is now: ${status}.`,
    }),
    subject: (title: string, orderNumber: string) => `${title}: ${orderNumber}`,
    text: (text: string, orderNumber: string) => `${text} Its reference is ${orderNumber}.`,
    brings: (name: string, phone: string) => `${name} brings it to you. You can call ${phone}.`,
  },
  orderChanged: {
    subject: (orderNumber: string) => `Your order was changed: ${orderNumber}`,
    preview: "This is how your order is now.",
    title: "Your order was changed",
    text: (orderNumber: string) => `Your order ${orderNumber} was changed. This is how it is now.`,
    line: (quantity: number, look: string, price: string) => `${quantity} × ${look}, ${price} each`,
    now: (line: string) => `now ${line}`,
    added: (line: string) => `added: ${line}`,
    removed: "removed",
    notYou: "Did you not ask for this? Please contact us at once.",
  },
  newOrder: {
    subject: (orderNumber: string, total: string) => `New order ${orderNumber}: ${total}`,
    title: (orderNumber: string) => `New order ${orderNumber}`,
    email: (email: string) => `Email: ${email}`,
    note: (note: string) => `Note: ${note}`,
    open: "Open the admin area",
  },
  paymentReceived: {
    subject: (orderNumber: string) => `We have your payment for ${orderNumber}`,
    preview: (amount: string) => `${amount} has arrived.`,
    title: "Thank you for your payment",
    text: (amount: string, orderNumber: string) =>
      `Your payment of ${amount} has arrived. Your order ${orderNumber} is paid.`,
  },
  paymentRefunded: {
    money: {
      subject: (amount: string, orderNumber: string) => `We paid back ${amount}: ${orderNumber}`,
      preview: (amount: string) => `We paid back ${amount}.`,
      title: "We paid you back",
      text: (amount: string, orderNumber: string) =>
        `We paid back ${amount} for your order ${orderNumber}.`,
    },
    credit: {
      subject: (amount: string, orderNumber: string) => `${amount} of store credit: ${orderNumber}`,
      preview: (amount: string) => `${amount} is yours for your next order.`,
      title: "You have store credit",
      text: (amount: string, orderNumber: string) =>
        `${amount} for your order ${orderNumber} is store credit now. Log in to use it for your next order. It does not expire.`,
    },
    card: (endsWith: string) => ({
      subject: (amount: string, orderNumber: string) =>
        `${amount} is back on your gift card: ${orderNumber}`,
      preview: (amount: string) => `${amount} is back on your gift card …${endsWith}.`,
      title: "Your gift card is charged again",
      text: (amount: string, orderNumber: string) =>
        `${amount} for your order ${orderNumber} is back on the gift card that ends with ${endsWith}. Use its code for your next order. It does not expire.`,
    }),
  },
  returned: {
    requested: {
      title: "We look at it",
      text: (returnNumber: string, orderNumber: string) =>
        `You told us that something is wrong with your order ${orderNumber}. We look at it and answer within 72 hours. Its number is ${returnNumber}.`,
    },
    approved: {
      title: "Your return is booked",
      text: (returnNumber: string, orderNumber: string) =>
        `Return ${returnNumber} of your order ${orderNumber} is booked.`,
    },
    received: {
      title: "We have your return",
      text: (returnNumber: string, orderNumber: string) =>
        `Return ${returnNumber} of your order ${orderNumber} is with us. We write again when it is settled.`,
    },
    settled: {
      title: "Your return is done",
      text: (returnNumber: string, orderNumber: string) =>
        `We have checked return ${returnNumber} of your order ${orderNumber}.`,
    },
    declined: {
      title: "We can't take it back",
      text: (returnNumber: string, orderNumber: string) =>
        `We can't take back what return ${returnNumber} of your order ${orderNumber} is about.`,
    },
    withdrawn: {
      title: "Your return is cancelled",
      text: (returnNumber: string, orderNumber: string) =>
        `Return ${returnNumber} of your order ${orderNumber} is cancelled. You keep the articles.`,
    },
    subject: (title: string, returnNumber: string) => `${title}: ${returnNumber}`,
    handOver: {
      rider: "We call you to agree when our rider comes for it.",
      shop: "Bring it to us in Kigali. Answer this mail first, and we tell you where.",
      bus: "Send it to Kigali by bus. Answer this mail first, and we tell you where to.",
    },
    writeNumber: (returnNumber: string) =>
      `Put it in any bag and write ${returnNumber} on it. It should be unworn, with its tags.`,
    money: (amount: string) => `${amount} goes back to you. We write again once it is on its way.`,
    credit: (amount: string) =>
      `${amount} goes back as store credit. What a gift card paid is on that card again.`,
    nothing: "Nothing is paid back.",
    kept: (orderNumber: string, time: string) =>
      `What you get in exchange is order ${orderNumber}. We keep it for you until ${time}: what you return has to be with us by then.`,
    stillToPay: (amount: string, orderNumber: string) =>
      `${amount} is still to pay for ${orderNumber}. Open that order to pay.`,
    paidExchange: (amount: string, orderNumber: string) =>
      `${amount} paid for what you get in exchange, order ${orderNumber}.`,
    exchangeEnded: (orderNumber: string) =>
      `What you wanted in exchange, order ${orderNumber}, does not come. Anything you paid besides goes back to you.`,
    complain: "You don't agree? Answer this mail. We answer within 72 hours.",
  },
  creditGiven: {
    subject: (amount: string, siteName: string) => `${amount} of store credit at ${siteName}`,
    preview: (balance: string) => `You have ${balance} now.`,
    title: "You have store credit",
    text: (amount: string, siteName: string) => `${siteName} gave you ${amount} of store credit:`,
    has: (balance: string) =>
      `You have ${balance} now. Log in to use it for your next order. It does not expire.`,
  },
  giftCard: {
    subject: (amount: string, siteName: string) => `A gift card of ${amount} from ${siteName}`,
    preview: "Use it for anything in the shop.",
    title: (amount: string) => `${amount} for you`,
    text: (siteName: string) => `This is a gift card for ${siteName}. It is yours.`,
    from: (giver: string, siteName: string) =>
      `${giver} sends you a gift card for ${siteName}. It is yours.`,
    typeIt: "Type this code at checkout. Use all of it or a part: the rest stays on the card.",
    care: "It does not expire. Whoever has the code can use it, so keep it like cash.",
  },
  paymentExpired: {
    subject: (orderNumber: string) => `Your order was not paid in time: ${orderNumber}`,
    preview: "It was cancelled. Nothing was charged.",
    title: "Your order was not paid in time",
    text: (amount: string, orderNumber: string) =>
      `The mobile money payment of ${amount} for your order ${orderNumber} was not approved in time, so the order was cancelled. You can place it again.`,
    late: "If your payment arrives after all, we'll pay it back to the same number.",
  },
  orderExpired: {
    "never-paid": {
      subject: (orderNumber: string) => `Your order was not paid: ${orderNumber}`,
      preview: "It was cancelled. Nothing was charged.",
      title: "Your order was not paid",
      text: (amount: string, orderNumber: string) =>
        `We didn't receive your payment of ${amount} for order ${orderNumber}, so we cancelled the order and its items are back in the shop. Nothing was charged.`,
      again: "Still want them? Place the order again. If you did pay, reply to this email.",
    },
    "not-confirmed": {
      subject: (orderNumber: string) => `We could not confirm your order: ${orderNumber}`,
      preview: "It was cancelled. Nothing was charged.",
      title: "We could not confirm your order",
      text: (amount: string, orderNumber: string) =>
        `We're sorry: we didn't confirm your order ${orderNumber} for ${amount} in time, so it was cancelled. Nothing was charged.`,
      again: "Still want it? Place the order again, or reply to this email.",
    },
    "exchange-expired": {
      subject: (orderNumber: string) => `Your exchange has ended: ${orderNumber}`,
      preview: "What you return did not reach us in time.",
      title: "Your exchange has ended",
      text: (_amount: string, orderNumber: string) =>
        `We kept ${orderNumber} for you, but what you return did not reach us in time, so those items are back in the shop. Anything you paid besides goes back to you.`,
      again:
        "Is it on its way? Then you get your money back once we have it. Reply to this email if you still want the other one.",
    },
    "exchange-unpaid": {
      subject: (orderNumber: string) => `Your exchange has ended: ${orderNumber}`,
      preview: "The rest of it was not paid.",
      title: "Your exchange has ended",
      text: (amount: string, orderNumber: string) =>
        `We kept ${orderNumber} for you, but ${amount} of it was not paid in time, so those items are back in the shop.`,
      again:
        "What you return is paid back to you once we have checked it. Reply to this email if you still want the other one.",
    },
  },
  /** At the foot of every mail. */
  reach: {
    title: "Questions? We are here.",
    phone: "Phone",
    whatsapp: "WhatsApp",
    email: "Email",
    /** Already typed in the chat, for the buyer to continue. */
    question: (siteName: string, orderNumber: string) =>
      `Hello ${siteName}, I have a question about my order ${orderNumber}.`,
  },
  /** What somebody asked to be told. */
  alerts: {
    see: "See it in the shop",
    size: (size: string) => (isOneSize(size) ? size : `Size ${size}`),
    back: {
      subject: (name: string, siteName: string) => `${name} is back at ${siteName}`,
      preview: "You asked us to tell you. There are only a few.",
      title: (name: string) => `${name} is back`,
      text: (siteName: string) =>
        `You asked ${siteName} to tell you when this is back in stock. It is, but we can't keep one for you: whoever orders first gets it.`,
      end: "This was the only message about it. See what else you asked for, or end it:",
    },
    prices: {
      subject: (name: string, price: string, siteName: string) =>
        `${name} is now ${price} at ${siteName}`,
      subjects: (count: number, siteName: string) =>
        `${count} items on your wishlist cost less at ${siteName}`,
      preview: "Lower prices on your wishlist.",
      title: (count: number): string =>
        count === 1 ? "An item on your wishlist costs less" : "Items on your wishlist cost less",
      text: "You asked us to tell you about lower prices on your wishlist.",
      was: (price: string) => `was ${price}`,
      end: "No more mails about lower prices? End them here:",
    },
    cart: {
      subject: (siteName: string) => `Your cart at ${siteName}`,
      preview: "You asked us to remind you once.",
      title: "Your cart is still here",
      text: (siteName: string) =>
        `You asked ${siteName} to remind you of your cart. These are today's prices. We can't keep a piece for you: whoever orders first gets it.`,
      pieces: (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`),
      gone: (names: string) => `Out of stock now: ${names}.`,
      open: "Open my cart",
      kept: (days: number) => `The link works for ${days} days, on any phone or computer.`,
    },
  },
  contactMessage: {
    subject: (siteName: string, subject: string) => `Message to ${siteName}: ${subject}`,
    preview: (name: string) => `${name} wrote to you.`,
    from: (name: string, email: string) => `From: ${name}\nEmail: ${email}`,
    howToAnswer:
      "Sent with the shop's contact form. If you reply to this email, your answer goes to the sender.",
  },
};
