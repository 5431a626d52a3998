import { colorName } from "@strive/backend/contracts/colors";
import type { OrderItem } from "@strive/backend/contracts/orders";
import * as words from "~/words/admin-orders";
import * as ui from "~/words/ui";

/** The name of a colour that is stored as its code. */
const colorText = (color: string): string => colorName(color) ?? color;

/** "Size M · White"; of a gift card, how it goes out. */
export const itemText = ({ size, color, is_gift_card: isGiftCard }: OrderItem): string =>
  isGiftCard ? words.byEmail : `${ui.size(size)} · ${colorText(color)}`;
