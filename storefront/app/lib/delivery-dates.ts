import { dateFormat } from "~/words/dates";
import * as words from "~/words/orders";

/** A date without a time is the same day in every time zone. */
const DAY = dateFormat({
  weekday: "short",
  month: "short",
  day: "2-digit",
  timeZone: "UTC",
});

const dayText = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

/** "Tue, Jul 01" or "Tue, Jul 01 to Wed, Jul 02". @param from, to `YYYY-MM-DD` */
export const deliveryText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dayText(from) : words.days(dayText(from), dayText(to));
