import { deliveryText } from "~/lib/delivery-dates";

/** "Fri, Nov 27" */
export const dayText = (day: string): string => deliveryText({ from: day, to: day });
