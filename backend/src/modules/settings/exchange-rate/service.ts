import type { ExchangeRates } from "../../../contracts/exchange-rates";
import { FALLBACK_RATES } from "../../../contracts/money";
import { run } from "../../../lib/database";
import {
  isCredible,
  judgeRates,
  type DoubtedRates,
  type FetchedRates,
  type Judgement,
} from "./domain/judge-rates";
import { fetchRates, type DatedRates } from "./fetch-rates";
import { READ_RATES, STORE_DOUBT, STORE_RATES, TAKE_TURN } from "./sql";

/** The service sets its rates once a day. Older than two days: it has been silent for long. */
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

interface StoredRates {
  usd: number | null;
  eur: number | null;
}

/** The stored rates, unless there are none or they can't be true. */
function keptRates({ usd, eur }: StoredRates): FetchedRates | null {
  if (usd === null || eur === null) return null;
  return isCredible({ usd, eur }) ? { usd, eur } : null;
}

/** The exchange rates that prices are shown with; money itself is always whole RWF. */
export default class ExchangeRateService {
  #known = CONSTANTS;

  /** The last good rates; those that can't be true are not there. While the database is away those known here, at worst the built-in ones. */
  async current(): Promise<ExchangeRates> {
    interface Row extends StoredRates {
      asOf: Date | null;
    }
    const [row] = await run<Row>(READ_RATES, []).catch((): Row[] => []);
    if (row?.asOf) {
      const kept = keptRates(row);
      const isLive = Date.now() - row.asOf.getTime() < LIVE_MS;
      this.#known = kept
        ? {
            base: "RWF",
            rates: { USD: kept.usd, EUR: kept.eur },
            as_of: row.asOf.toISOString(),
            source: isLive ? "live" : "stored",
          }
        : CONSTANTS;
    }
    return this.#known;
  }

  /** @returns null when it is not time yet, or another process asks */
  async takeTurn(): Promise<RateTurn | null> {
    interface Row extends StoredRates {
      doubt: DoubtedRates | null;
    }
    const [row] = await run<Row>(TAKE_TURN, [HOUR_S]);
    return row ? { last: keptRates(row), doubt: row.doubt } : null;
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
