import type { ExchangeRates } from "../../contracts/exchange-rates";
import { FALLBACK_RATES } from "../../contracts/money";
import { run } from "../../lib/database";
import {
  judgeRates,
  type DoubtedRates,
  type FetchedRates,
  type Judgement,
} from "./domain/judge-rates";
import { fetchRates, type DatedRates } from "./fetch-rates";
import { READ_RATES, STORE_DOUBT, STORE_RATES, TAKE_TURN } from "./sql";

/** The service sets its rates once a day. Older than two of its days: it was not heard of for long. */
const LIVE_MS = 48 * 3_600_000;
const HOUR_S = 3600;

/** What the last turn left, to judge the next rates by. */
export interface RateTurn {
  last: FetchedRates | null;
  doubt: DoubtedRates | null;
}

const CONSTANTS: ExchangeRates = {
  base: "RWF",
  rates: { USD: FALLBACK_RATES.USD, EUR: FALLBACK_RATES.EUR },
  as_of: null,
  source: "constants",
};

/** The exchange rates that prices are shown with; money itself is always whole RWF. */
export default class ExchangeRateModuleService {
  #known = CONSTANTS;

  /** The last good rates. While the database is away those known here, at worst the built-in ones. */
  async current(): Promise<ExchangeRates> {
    interface Row {
      usd: number | null;
      eur: number | null;
      asOf: Date | null;
    }
    const [row] = await run<Row>(READ_RATES, []).catch((): Row[] => []);
    if (row?.usd && row.eur && row.asOf) {
      const isLive = Date.now() - row.asOf.getTime() < LIVE_MS;
      this.#known = {
        base: "RWF",
        rates: { USD: row.usd, EUR: row.eur },
        as_of: row.asOf.toISOString(),
        source: isLive ? "live" : "stored",
      };
    }
    return this.#known;
  }

  /** @returns null when it is not time yet, or another process asks */
  async takeTurn(): Promise<RateTurn | null> {
    interface Row {
      usd: number | null;
      eur: number | null;
      doubt: DoubtedRates | null;
    }
    const [row] = await run<Row>(TAKE_TURN, [HOUR_S]);
    if (!row) return null;
    const { usd, eur, doubt } = row;
    return { last: usd === null || eur === null ? null : { usd, eur }, doubt };
  }

  /** @throws Error when the service can't be reached or makes no sense */
  fetch(url: string): Promise<DatedRates> {
    return fetchRates(url);
  }

  /** Keeps rates that can be believed, and remembers those that can't yet. */
  async judge(rates: DatedRates, turn: RateTurn): Promise<Judgement> {
    const judgement = judgeRates(rates, turn.last, turn.doubt);
    if (judgement.verdict === "good") {
      await run(STORE_RATES, [rates.usd, rates.eur, rates.asOf]);
    } else if (judgement.verdict === "doubtful") {
      await run(STORE_DOUBT, [JSON.stringify(judgement.doubt)]);
    }
    return judgement;
  }
}
