export { kinyarwandaColor as colorText } from "@strive/backend/contracts/color-names";
