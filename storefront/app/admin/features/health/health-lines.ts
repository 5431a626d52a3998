import type { AdminHealth, HealthLevel } from "@strive/backend/contracts/admin-health";
import { formatMoney } from "@strive/backend/contracts/money";
import { adminPaths } from "~/admin/shell/paths";
import { dateTimeText } from "~/lib/order-words";
import * as words from "~/words/admin-health";

type PartName = Exclude<keyof AdminHealth, "at" | "level">;
type Facts<Name extends PartName> = NonNullable<AdminHealth[Name]["facts"]>;

/** What to show for one part. */
interface Sayings<Name extends PartName> {
  label: string;
  facts: (facts: Facts<Name>) => string;
  /** What to do, by how bad it is. */
  look?: string | ((facts: Facts<Name>) => string);
  bad?: string;
  /** When nothing could be found out. */
  away?: string;
  /** The screen where it can be done. */
  to?: string;
}

const SAYINGS: { [Name in PartName]: Sayings<Name> } = {
  database: {
    label: words.database,
    facts: ({ ms }) => words.databaseFacts(ms),
    look: words.databaseSlow,
    away: words.databaseAway,
  },
  orders: {
    label: words.orders,
    facts: ({ unbuilt, oldest_s }) => words.ordersFacts(unbuilt, oldest_s),
    look: words.ordersLook,
    bad: words.ordersBad,
  },
  payments: {
    label: words.payments,
    facts: ({ pending }) => words.paymentsFacts(pending),
    to: adminPaths.payments(),
  },
  refunds: {
    label: words.refunds,
    facts: ({ open, failed, oldest_s }) => words.refundsFacts(open, failed, oldest_s),
    look: words.refundsLook,
    bad: words.refundsBad,
    to: `${adminPaths.payments()}?refund=requested`,
  },
  mails: {
    label: words.mails,
    facts: ({ pending, dead, oldest_s }) => words.mailsFacts(pending, dead, oldest_s),
    look: words.mailsLook,
    bad: words.mailsBad,
    to: `${adminPaths.mails()}?state=dead`,
  },
  texts: {
    label: words.texts,
    facts: ({ channels, pending, dead, undelivered, month_parts, month_cost_rwf }) =>
      channels.length === 0
        ? words.textsOff
        : [
            words.textsFacts(pending, dead, undelivered),
            words.textsCost(month_parts, formatMoney(Math.round(month_cost_rwf), "RWF")),
          ].join(". "),
    look: words.textsLook,
    bad: words.textsBad,
    to: `${adminPaths.mails()}?state=dead`,
  },
  jobs: {
    label: words.jobs,
    facts: ({ waiting, failed, oldest_s }) => words.jobsFacts(waiting, failed, oldest_s),
    look: words.jobsLook,
    bad: words.jobsBad,
  },
  catalogue: {
    label: words.catalogue,
    facts: ({ waiting }) => words.catalogueFacts(waiting),
    look: words.catalogueLook,
    bad: words.catalogueBad,
  },
  rates: {
    label: words.rates,
    facts: ({ as_of }) =>
      as_of === null ? words.ratesBuiltIn : words.ratesFacts(dateTimeText(as_of)),
    look: ({ source }) => (source === "constants" ? words.ratesNever : words.ratesLook),
  },
  doctor: {
    label: words.doctor,
    facts: ({ at, rules, wrong }) => {
      if (at === null) return words.doctorNever;
      const time = dateTimeText(at);
      return wrong.length === 0
        ? words.doctorWell(rules, time)
        : words.doctorWrong(String(wrong.length), rules, time);
    },
    look: words.doctorLook,
    bad: words.doctorBad,
  },
  disk: {
    label: words.disk,
    facts: ({ free_bytes: free, total_bytes: all }) =>
      words.diskFacts(words.size(free), words.size(all), Math.round((free / (all || 1)) * 100)),
    look: words.diskLook,
    bad: words.diskBad,
  },
  process: {
    label: words.server,
    facts: ({ version, node, memory_bytes, uptime_s }) =>
      words.serverFacts(version, node, words.size(memory_bytes), words.duration(uptime_s)),
  },
};

export interface HealthLine {
  name: PartName;
  level: HealthLevel;
  label: string;
  text: string;
  /** One sentence of what to do; null: nothing. */
  advice: string | null;
  to: string | null;
}

function lineOf<Name extends PartName>(name: Name, health: AdminHealth): HealthLine {
  const sayings = SAYINGS[name];
  // Each part has the facts of the same name; TypeScript can't infer that.
  const { level, facts } = health[name] as { level: HealthLevel; facts: Facts<Name> | null };
  const common = { name, level, label: sayings.label, to: sayings.to ?? null };
  if (facts === null) {
    return { ...common, text: words.unknown, advice: sayings.away ?? words.unknownAdvice };
  }
  const saying = level === "ok" ? undefined : level === "bad" ? sayings.bad : sayings.look;
  const advice = typeof saying === "function" ? saying(facts) : saying;
  return { ...common, text: sayings.facts(facts), advice: advice ?? null };
}

const NAMES = Object.keys(SAYINGS) as PartName[];
const RANK: Readonly<Record<HealthLevel, number>> = { bad: 0, look: 1, ok: 2 };

/** What needs attention comes first; otherwise the order is fixed. */
export const linesOf = (health: AdminHealth): HealthLine[] =>
  NAMES.map((name) => lineOf(name, health)).sort(
    (one, other) => RANK[one.level] - RANK[other.level],
  );
