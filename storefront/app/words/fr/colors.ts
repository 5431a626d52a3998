export { frenchColor as colorText } from "@strive/backend/contracts/color-names";
