import { plural } from "~/lib/plural";

export const title = "Health";
export const loading = "Checking the shop...";
export const lookAgain = "Check again";
export const lookedAt = (time: string) => `Checked at ${time}. Checks again every 30 seconds.`;
export const allWell = "Everything is fine";
export const someLook = "Something needs attention today";
export const someBad = "Something needs attention now";
export const ok = "OK";
export const look = "Warning";
export const bad = "Critical";
export const unknown = "This could not be checked.";
export const unknownAdvice = "Check again in a minute; if nothing changes, read the server's log.";
export const show = (name: string) => `Show ${name.toLowerCase()}`;

const many = (count: number) => (count >= 1000 ? "1,000 or more" : String(count));
/** "none is on the way", "1 is on the way", "12 are on the way" */
const counted = (count: number, one: string, other = one) =>
  count === 0
    ? `none ${one}`
    : plural(count, { one: `1 ${one}`, other: `${many(count)} ${other}` });
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "12 s", "3 min", "5 h", "2 d": how long something lasts. */
export const duration = (seconds: number) => {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} d`;
};
/** "; the oldest has waited for 3 min" */
const oldest = (seconds: number | null) =>
  seconds === null ? "" : `; the oldest has waited for ${duration(seconds)}`;

export const database = "Database";
export const databaseFacts = (ms: number) => `Answers in ${ms} ms`;
export const databaseSlow = "It is slow to answer: see what else this machine is doing.";
export const databaseAway = "The shop can't reach it: check that PostgreSQL is running.";

export const jobs = "Background work";
export const jobsFacts = (waiting: number, failed: number, seconds: number | null) =>
  sentence(
    `${counted(waiting, "waiting")}, ${counted(failed, "given up")} in the last few hours${oldest(seconds)}`,
  );
export const jobsLook =
  "Check again in a few minutes. The jobs that were given up are listed below.";
export const jobsBad = "Nothing picks them up: check that a worker is running, and restart it.";
export const queue = "Queue";
export const waiting = "Waiting";
export const failed = "Given up";
export const oldestHead = "Oldest";
export const queues = "Queues that need attention";

export const mails = "Mails";
export const mailsFacts = (pending: number, dead: number, seconds: number | null) =>
  sentence(`${counted(pending, "waiting")}, ${counted(dead, "given up")}${oldest(seconds)}`);
export const mailsLook = "Open the mails that were given up and try them again.";
export const mailsBad = "Mails aren't going out: check the mail server (SMTP_URL).";

export const texts = "Messages to phones";
export const textsOff = "Not set up: nobody is told by phone";
export const textsFacts = (pending: number, dead: number, undelivered: number) =>
  sentence(
    `${counted(pending, "waiting")}, ${counted(dead, "given up")}, ${counted(undelivered, "not delivered")} in the last seven days`,
  );
/** "This month: 120 parts, RWF 1,440" */
export const textsCost = (parts: number, cost: string) =>
  `This month: ${plural(parts, { one: "1 part", other: `${parts.toLocaleString("en")} parts` })}, ${cost}`;
export const textsLook = "Open the messages that were given up and call those people.";
export const textsBad =
  "Messages aren't going out: check the carrier's settings and your balance there.";

export const orders = "New orders on their way to Medusa";
export const ordersFacts = (unbuilt: number, seconds: number | null) =>
  sentence(`${counted(unbuilt, "is", "are")} still on the way${oldest(seconds)}`);
export const ordersLook =
  "They are safe and will get there on their own; check again in a few minutes.";
export const ordersBad = "They are safe, but stuck: read the server's log, then run doctor.";

export const payments = "Payments";
export const paymentsFacts = (pending: number) => sentence(counted(pending, "pending"));

export const refunds = "Refunds";
export const refundsFacts = (open: number, failed_: number, seconds: number | null) =>
  sentence(`${counted(open, "to pay out")}, ${counted(failed_, "failed")}${oldest(seconds)}`);
export const refundsLook = "Pay out what is owed, then mark it as done.";
export const refundsBad = "Customers are waiting for their money: pay it out by hand.";

export const rates = "Exchange rates";
export const ratesFacts = (asOf: string) => `As of ${asOf}`;
export const ratesBuiltIn = "Using the built-in rates";
export const ratesLook =
  "The service has not answered for two days; prices in other currencies may be off. Check EXCHANGE_RATE_URL.";
export const ratesNever =
  "Live rates have never been fetched; prices in other currencies may be off. Check EXCHANGE_RATE_URL.";

export const catalogue = "Product lists";
export const catalogueFacts = (waiting_: number) =>
  waiting_ === 0
    ? "Every change is shown"
    : sentence(`${counted(waiting_, "change is", "changes are")} not shown yet`);
export const catalogueLook = "Many products are changing right now; check again in a minute.";
export const catalogueBad = "Changes aren't reaching the lists: restart the shop, then run doctor.";

export const doctor = "Nightly check";
export const doctorNever = "It runs for the first time on the second night";
export const doctorWell = (rules: number, time: string) => `All ${rules} rules held on ${time}`;
export const doctorWrong = (wrong: string, rules: number, time: string) =>
  `${wrong} of ${rules} rules did not hold on ${time}`;
/** How many violations a rule has. */
export const times = (count: number | null) =>
  count === null ? "could not be checked" : many(count);
export const doctorLook = "It has not run for two days: check that a worker is running.";
export const doctorBad =
  "Run npm run doctor to see what breaks them; add -- --fix to repair what is safe to repair.";
export const broken = "Rules that did not hold";

export const disk = "Disk";
/** "38.2 GB of 120 GB free (32%)" */
export const diskFacts = (free: string, total: string, percent: number) =>
  `${free} of ${total} free (${percent}%)`;
export const diskLook = "Free up space soon: pictures and the database keep growing.";
export const diskBad = "Free up space now: without it the shop can't take orders.";

export const server = "Server";
export const serverFacts = (version: string, node: string, memory: string, up: string) =>
  `Version ${version} on Node ${node}, ${memory} of memory, running for ${up}`;

const UNITS = ["bytes", "KB", "MB", "GB", "TB"];
/** "38.2 GB" */
export const size = (bytes: number) => {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** power;
  return `${amount >= 100 || power === 0 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power] ?? ""}`;
};
