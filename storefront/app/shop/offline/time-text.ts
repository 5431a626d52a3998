const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Africa/Kigali",
  hour: "2-digit",
  minute: "2-digit",
});
const day = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Africa/Kigali",
  day: "2-digit",
  month: "2-digit",
});

/**
 * "14:05" today in Kigali, else "26/11 14:05": every language reads it, and it needs no words of dates, which this part of
 * every page would have to load. @param ms Unix time, as is `now`
 */
export function timeText(ms: number, now = Date.now()): string {
  const time = clock.format(ms);
  return day.format(ms) === day.format(now) ? time : `${day.format(ms)} ${time}`;
}
