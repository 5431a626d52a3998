import { colorName } from "@strive/backend/contracts/colors";

/** What a person calls a colour that is stored as its code. */
export const colorText = (color: string): string => colorName(color) ?? color;
