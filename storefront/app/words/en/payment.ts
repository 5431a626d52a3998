export const method = "Payment method";
export const momo = "Mobile money";
export const momoHelp =
  "MTN MoMo asks for your approval on your phone. You confirm with your PIN, never here.";
/** @param networks "Airtel Money", "MTN MoMo or Airtel Money" */
export const walletsHelp = (networks: string) =>
  `${networks} asks for your approval on your phone. You confirm with your PIN, never here.`;
export const eitherNetwork = "MTN MoMo or Airtel Money";
export const card = "Card";
export const cardHelp =
  "Visa or Mastercard, from any country. You pay in francs on Flutterwave's page and come back here.";
export const cod = "Cash on delivery";
export const codHelp = "You pay the rider in cash when your order arrives.";
export const noDistrict = "Only in Kigali. Choose your district first.";
export const outsideKigali = "Only in Kigali: Gasabo, Kicukiro and Nyarugenge.";
export const placeholder = "Pay when we confirm";
export const placeholderHelp =
  "You pay nothing now. We'll contact you to confirm your order and agree how you'll pay.";

export const wallet = "Mobile money number";
export const walletHint = "This number will be asked to approve the payment.";
/** @param network "Airtel Money" */
export const asks = (network: string) => `${network} will ask you.`;
/** Its owner kept the number and moved to this network. */
export const isOn = (network: string) => `This number is on ${network}`;
export const notAirtel = "Please enter an Airtel number (072 or 073) for mobile money";
export const notWallet =
  "Please enter an MTN or Airtel number (072, 073, 078 or 079) for mobile money";
export const notMtn = "Please enter an MTN number (078 or 079) for mobile money";

export const loading = "Loading payment methods...";
export const none = "Nothing can be paid right now. Please come back in a moment.";
