import { colorName } from "@strive/backend/contracts/colors";

/** The name of a colour that is stored as its code. */
export const colorText = (color: string): string => colorName(color) ?? color;
