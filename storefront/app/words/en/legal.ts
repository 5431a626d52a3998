import { BRAND } from "~/lib/brand";
import { delivery } from "./brand";

/** Pages a section links to; the layout knows the URLs. */
export type LegalLink = "account" | "contact" | "findOrder" | "privacy" | "returns" | "seller";

export interface LegalSection {
  /** What an address may point at. */
  id?: string;
  title: string;
  /** An array is shown as a bullet list. */
  blocks: ReadonlyArray<string | readonly string[]>;
  links?: readonly LegalLink[];
}

export interface LegalDocument {
  title: string;
  /** Also what search engines and previews show. */
  intro: string;
  sections: readonly LegalSection[];
}

export const linkLabels: Readonly<Record<LegalLink, string>> = {
  account: "Your account",
  contact: "Contact us",
  findOrder: "Find your order",
  privacy: "Privacy",
  returns: "Returns",
  seller: "Seller details",
};

const COMPLAINTS: LegalSection = {
  title: "Complaints",
  blocks: [
    "Write to us with your order number and what went wrong. Within 72 hours we confirm that we have your complaint, and within 15 days we answer it.",
    "If our answer does not settle it, you can turn to the authority for consumer protection in Rwanda (RICA) or to a court.",
  ],
  links: ["contact"],
};

export const privacy: LegalDocument = {
  title: "Privacy",
  intro: `What ${BRAND.name} knows about you, why, for how long, and what you can ask of us. Law 058/2021 on the protection of personal data and privacy applies.`,
  sections: [
    {
      title: "What we keep, and why",
      blocks: [
        [
          "Orders: name, email address, phone, delivery address, the location you shared if you pressed for it, what you bought and how you paid. We need them to deliver, to answer you and to keep our books.",
          "Returns: what you send back and why, and the pictures you add. Only you and our staff see them.",
          "Reviews: what you write about something you bought, its size, how tall you are if you say so, and pictures if you add any. Everyone can see that once we’ve checked it, and nobody reads your name. You can delete it at any time.",
          "Account: name, email address, phone, the addresses you saved and a scrambled password. We keep them so that you can sign in, order without typing it all again and see your orders, also those you placed as a guest with that address.",
          "Messages: what you write in the contact form, with your name and email address, to answer you.",
          "Alerts: the phone number or email address you leave for a message when something is back, and, if you switch it on, what is on your wishlist, to email you about lower prices. If you ask to be reminded of your cart, what is in it too.",
          "What is looked at together: now and then the page tells us which products were opened one after another, to show what goes with what. We count pairs of products and keep nothing about who looked. If you save data, or your browser asks us not to, nothing is told.",
          "Payment: the phone number that pays and the reference of the payment service. We never see your PIN.",
          "Security: your network address for as long as it takes to stop misuse, such as guessed passwords.",
        ],
        "We send no advertising unless you ask for it, sell no data, and leave decisions about you to people.",
      ],
    },
    {
      title: "What stays in your browser",
      blocks: [
        "Your cart, wishlist, discount code, chosen currency, data saver, your products in transit with the keys to their orders, your places in queues, and your sign-in are stored in your own browser, because the shop can't work without them. There are no advertising cookies and no analytics that follow you. Clearing the browser's data removes them all.",
        "If you find your size by height and weight, these two numbers stay there as well, for as long as you want. They are never sent to us, and they go when you log out or press Forget.",
        'What you opened is kept there too, so that you can read it without network: pages, pictures and, while you are signed in, your orders. When you log out, your orders are removed. Under "Data and offline", at the foot of each page, you see what is kept, delete it or switch it off.',
      ],
    },
    {
      title: "How long we keep it",
      blocks: [
        [
          "Orders and invoices: 10 years, as tax law requires.",
          "Pictures of returns: 1 year.",
          "Account: until you delete it; a saved address until you delete that. A registration that was never confirmed is removed automatically.",
          "Messages: until the matter is closed; ask, and we delete them sooner.",
          "Alerts: 90 days while you wait, and 30 days after our message; lower prices until you switch them off. A reminder of your cart: 7 days.",
        ],
      ],
    },
    {
      title: "Who else sees it",
      blocks: [
        "Only those who are needed for your order: the courier (name, phone, address, and the location you shared), the payment service (phone, amount), whoever carries our text messages (phone, the message) and the Rwanda Revenue Authority (invoices). Our data is kept in Rwanda, or abroad only as the supervisory authority (NCSA) allows.",
        "A link to a map opens Google Maps, with that place in it, once somebody presses it. Nothing of a map is loaded before.",
      ],
    },
    {
      title: "Your rights",
      blocks: [
        [
          "See your data and take it with you: download it in your account.",
          "Correct it: change your name, phone and email address in your account.",
          "Delete it: delete your account there. Orders stay in our books without the account.",
          "Restrict or object: write to us. You can withdraw your consent the same way.",
        ],
        "Without an account, write to us from the address you ordered with. Under 16, a parent or guardian has to agree to your account. If we get it wrong, you can complain to the NCSA.",
      ],
      links: ["account", "contact"],
    },
    {
      title: "If something goes wrong",
      blocks: [
        "If your data is lost or seen by others, we tell the NCSA within 48 hours of finding out, and we tell you too if it could harm you.",
      ],
    },
  ],
};

export const terms: LegalDocument = {
  title: "Terms",
  intro: `What you and ${BRAND.name} promise each other when you buy here.`,
  sections: [
    {
      title: "Who sells to you",
      blocks: [
        `${BRAND.name}, ${BRAND.place}. You'll find our full details on a page of their own.`,
      ],
      links: ["seller"],
    },
    {
      title: "Prices",
      blocks: [
        "Prices are in Rwandan francs (RWF) and include all taxes. Dollars and euros are shown as a guide at the day's rate; you pay in francs. Delivery is shown with the total before you order.",
      ],
    },
    {
      title: "Your order",
      blocks: [
        "Checkout shows items, delivery and total, and you can change everything until you press Place Order. We then confirm by email with your order number: that is your proof of purchase, and our contract. You can only order what is in stock; if an item turns out to be damaged or missing, we tell you and pay you back.",
      ],
      links: ["findOrder"],
    },
    {
      id: "payment",
      title: "Payment",
      blocks: [
        "You can pay in any of the ways that checkout offers. With mobile money you approve the payment on your phone; an order that is not paid in time is cancelled and nothing is charged.",
      ],
    },
    {
      id: "delivery",
      title: "Delivery",
      blocks: [
        delivery.map(({ where, promise }) => `${where}: ${promise}.`),
        "The risk is ours until the parcel is in your hands. If it does not arrive, we send it again or pay you back.",
      ],
    },
    {
      title: "Changing your mind, and faulty goods",
      blocks: ["You have 7 days after receipt to send things back, and longer if they are faulty."],
      links: ["returns"],
    },
    {
      title: "Your account",
      blocks: [
        "Keep your password to yourself and tell us if someone else knows it. We may close an account that is used to harm others.",
      ],
    },
    COMPLAINTS,
    {
      title: "Law",
      blocks: ["The law of Rwanda applies. Nothing here takes away a right that it gives you."],
    },
  ],
};

export const returns: LegalDocument = {
  title: "Returns",
  intro: "How to send something back, what happens when it is faulty, and how you are paid back.",
  sections: [
    {
      title: "7 days to change your mind",
      blocks: [
        "You can withdraw within 7 days of receiving your order, without giving a reason. Write to us with the order number and what you are sending back, then hand it over unworn, unwashed and with its labels. You pay for sending it back.",
        "The quickest way is your order's page: once it's delivered, press Return there.",
      ],
      links: ["contact", "findOrder", "account"],
    },
    {
      title: "Faulty, wrong or not delivered",
      blocks: [
        "Tell us as soon as you see it, with a picture if you can. You choose: repair, another piece, or your money back. We pay for all the transport.",
        "You can tell us on your order's page, too: press Return within the 7 days, and Report a fault after them.",
      ],
    },
    {
      title: "How you are paid back",
      blocks: [
        [
          "Paid by mobile money: to the number that paid.",
          "Paid in cash on delivery: to a mobile money number you name.",
          "With an account you can have store credit instead.",
          "If you withdraw from the whole order, we also pay back what you paid for delivery.",
        ],
        "We pay no later than 15 days after the goods are back with us. You can follow the refund on your order's page.",
      ],
    },
    COMPLAINTS,
  ],
};

export const seller: LegalDocument = {
  title: "Seller details",
  intro: `Who is behind ${BRAND.name}, and where to turn.`,
  sections: [COMPLAINTS],
};
/** Below the introduction of a page that staff wrote. */
export const inForceSince = (day: string) => `In force since ${day}`;
/** Instead of the delivery's fee, where it can't be asked. */
export const feeAtCheckout = "the fee that checkout shows";
/** The rows of the seller's details. */
export const tradeName = "Shop";
export const companyName = "Legal name";
export const registrationNumber = "Registration number";
export const tin = "Tax number (TIN)";
export const place = "Place";
export const address = "Address";
export const phone = "Phone";
export const email = "Email";
export const complaintsOfficer = "Complaints officer";
