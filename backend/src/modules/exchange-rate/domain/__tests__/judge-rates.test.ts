import fc from "fast-check";
import { FALLBACK_RATES } from "../../../../contracts/money";
import { describe, expect, it } from "vitest";
import { judgeRates, type DoubtedRates, type FetchedRates } from "../judge-rates";

const LAST: FetchedRates = { usd: 0.0007, eur: 0.0006 };
const times = (rates: FetchedRates, factor: number): FetchedRates => ({
  usd: rates.usd * factor,
  eur: rates.eur * factor,
});

describe("rates of a service", () => {
  it.each([0, -0.0007, Number.NaN, Number.POSITIVE_INFINITY])("are bad with %s", (usd) => {
    expect(judgeRates({ usd, eur: LAST.eur }, LAST, null).verdict).toBe("bad");
    expect(judgeRates({ usd: LAST.usd, eur: usd }, LAST, null).verdict).toBe("bad");
  });

  it.each([1, 0.81, 1.19])("are good when %s times the last ones", (factor) => {
    expect(judgeRates(times(LAST, factor), LAST, null)).toEqual({ verdict: "good" });
  });

  it.each([0.79, 1.21, 1000])("are doubtful when %s times the last ones", (factor) => {
    expect(judgeRates(times(LAST, factor), LAST, null)).toEqual({
      verdict: "doubtful",
      doubt: { ...times(LAST, factor), confirmations: 0 },
    });
  });

  it("are doubtful when one currency alone jumps", () => {
    expect(judgeRates({ usd: LAST.usd, eur: LAST.eur * 2 }, LAST, null).verdict).toBe("doubtful");
  });

  it("are believed when they come again twice", () => {
    const jump = times(LAST, 1.5);
    let doubt: DoubtedRates | null = null;
    const verdicts = [1, 2, 3].map(() => {
      const judgement = judgeRates(jump, LAST, doubt);
      if (judgement.verdict === "doubtful") doubt = judgement.doubt;
      return judgement.verdict;
    });
    expect(verdicts).toEqual(["doubtful", "doubtful", "good"]);
  });

  it("have to be confirmed anew when they jump elsewhere", () => {
    const doubt = { ...times(LAST, 3), confirmations: 1 };
    expect(judgeRates(times(LAST, 10), LAST, doubt)).toEqual({
      verdict: "doubtful",
      doubt: { ...times(LAST, 10), confirmations: 0 },
    });
  });

  it("may be half or twice the built-in ones when they are the first", () => {
    const builtIn = { usd: FALLBACK_RATES.USD, eur: FALLBACK_RATES.EUR };
    const verdicts = [0.4, 0.51, 1.99, 2.1].map(
      (factor) => judgeRates(times(builtIn, factor), null, null).verdict,
    );
    expect(verdicts).toEqual(["doubtful", "good", "good", "doubtful"]);
  });

  it("are never believed at once beyond a fifth, whatever they are", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-9, max: 1e3, noNaN: true }),
        fc.double({ min: 1e-9, max: 1e3, noNaN: true }),
        (usd, eur) => {
          const isFar = Math.abs(usd / LAST.usd - 1) > 0.2 || Math.abs(eur / LAST.eur - 1) > 0.2;
          expect(judgeRates({ usd, eur }, LAST, null).verdict).toBe(isFar ? "doubtful" : "good");
        },
      ),
    );
  });
});
