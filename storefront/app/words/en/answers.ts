/** What people ask the search field: each question by words that start it, and what leads to its answer. */
export const questions = {
  returns: {
    text: "Return or exchange something",
    words: ["return", "returns", "exchange", "refund", "send back", "money back"],
  },
  findOrder: {
    text: "Where is my order?",
    words: ["order", "orders", "my order", "track", "tracking", "where is"],
  },
  payment: {
    text: "How can I pay?",
    words: ["pay", "payment", "momo", "mobile money", "airtel money", "cash", "visa", "mastercard"],
  },
  delivery: {
    text: "Delivery: how long it takes",
    words: ["delivery", "deliver", "shipping", "transport", "how long"],
  },
  contact: {
    text: "Ask the shop",
    words: [
      "contact",
      "phone",
      "whatsapp",
      "help",
      "question",
      "address",
      "email",
      "where are you",
    ],
  },
} as const;
export const deliveryTo = (district: string) => `Delivery to ${district}`;
export const label = "Answers";
