import type { OrderItem } from "@strive/backend/contracts/orders";
import { labelOfColor } from "~/lib/variant-choice";
import * as words from "~/words/admin-orders";
import * as ui from "~/words/ui";

/** "Size M · White"; of a gift card, how it goes out. */
export const itemText = ({ size, color, is_gift_card: isGiftCard }: OrderItem): string =>
  isGiftCard ? words.byEmail : `${ui.size(size)} · ${labelOfColor(color)}`;
