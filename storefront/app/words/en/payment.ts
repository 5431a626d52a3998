export const method = "Payment method";
export const momo = "Mobile money";
export const momoHelp =
  "MTN MoMo asks for your approval on your phone. You confirm with your PIN, never here.";
export const cod = "Cash on delivery";
export const codHelp = "You pay the rider in cash when your order arrives.";
export const noDistrict = "Only in Kigali. Choose your district first.";
export const outsideKigali = "Only in Kigali: Gasabo, Kicukiro and Nyarugenge.";
export const placeholder = "Pay when we confirm";
export const placeholderHelp =
  "You pay nothing now. We'll contact you to confirm your order and agree how you'll pay.";

export const wallet = "Mobile money number";
export const walletHint = "This number will be asked to approve the payment.";
export const notMtn = "Please enter an MTN number (078 or 079) for mobile money";

export const loading = "Loading payment methods...";
export const none = "Nothing can be paid right now. Please come back in a moment.";
