/** A day without a time stays that day, wherever the shopper is. */
const DAY = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "2-digit",
  timeZone: "UTC",
});

const dayText = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

/** "Tue, Jul 01" or "Tue, Jul 01 to Wed, Jul 02". @param from, to `YYYY-MM-DD` */
export const deliveryText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
