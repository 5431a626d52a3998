/** Public holidays of Rwanda that fall on the same day each year, `MM-DD`. */
const EACH_YEAR: Readonly<Record<string, string>> = {
  "01-01": "New Year",
  "01-02": "Day after New Year",
  "02-01": "National Heroes' Day",
  "04-07": "Genocide against the Tutsi Memorial Day",
  "05-01": "Labour Day",
  "07-01": "Independence Day",
  "07-04": "Liberation Day",
  "08-15": "Assumption Day",
  "12-25": "Christmas",
  "12-26": "Boxing Day",
};

/**
 * Eid al-Fitr and Eid al-Adha by the calculated calendar. The day is announced after the moon is
 * seen and may be one later; a year without an entry counts these days as working days.
 */
const EIDS: ReadonlySet<string> = new Set([
  "2026-03-20",
  "2026-05-27",
  "2027-03-10",
  "2027-05-17",
  "2028-02-27",
  "2028-05-05",
  "2029-02-15",
  "2029-04-24",
  "2030-02-05",
  "2030-04-14",
]);

const DAY_MS = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar, as UTC midnight in ms (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}

/** Umuganura, the first Friday of August. */
function harvestDay(year: number): number {
  const first = Date.UTC(year, 7, 1);
  const FRIDAY = 5;
  return first + ((FRIDAY - new Date(first).getUTCDay() + 7) % 7) * DAY_MS;
}

/** Is this day (`YYYY-MM-DD`) a public holiday of Rwanda? */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const sunday = easter(year);
  return (
    day.slice(5) in EACH_YEAR ||
    EIDS.has(day) ||
    day === iso(sunday - 2 * DAY_MS) ||
    day === iso(sunday + DAY_MS) ||
    day === iso(harvestDay(year))
  );
}
