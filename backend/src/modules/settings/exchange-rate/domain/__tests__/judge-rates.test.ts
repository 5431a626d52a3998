import fc from "fast-check";
import { FALLBACK_RATES } from "../../../../../contracts/money";
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

  it.each([0.79, 1.21, 3])("are doubtful when %s times the last ones", (factor) => {
    expect(judgeRates(times(LAST, factor), LAST, null)).toEqual({
      verdict: "doubtful",
      doubt: { ...times(LAST, factor), confirmations: 0 },
    });
  });

  it("are doubtful when one currency alone jumps", () => {
    expect(judgeRates({ usd: LAST.usd, eur: LAST.eur * 1.5 }, LAST, null).verdict).toBe("doubtful");
  });

  it.each([
    ["dollars for a franc", { usd: 1300, eur: 1200 }],
    ["francs for a dollar", { usd: 1 / 0.00083, eur: 1 / 0.00077 }],
    ["a tenth", times(LAST, 0.1)],
    ["a hundred francs for a dollar", { usd: 0.01, eur: 0.0093 }],
    ["a euro for two and a half dollars", { usd: 0.0013, eur: 0.0005 }],
    ["a dollar for two euros", { usd: 0.0006, eur: 0.0012 }],
  ])("are bad however often they come: %s", (_words, rates) => {
    for (const last of [LAST, rates, null]) {
      expect(judgeRates(rates, last, { ...rates, confirmations: 99 }).verdict).toBe("bad");
    }
  });

  it("are bad beyond three times the specification's, and below a third, whatever was before", () => {
    const exponent = fc.double({ min: -9, max: 9, noNaN: true });
    fc.assert(
      fc.property(exponent, exponent, fc.nat(9), (usdExponent, eurExponent, confirmations) => {
        const usd = FALLBACK_RATES.USD * 2 ** usdExponent;
        const eur = FALLBACK_RATES.EUR * 2 ** eurExponent;
        const { verdict } = judgeRates({ usd, eur }, { usd, eur }, { usd, eur, confirmations });
        const isFar = [usdExponent, eurExponent].some((one) => Math.abs(one) > 1.6);
        expect(verdict === "good" && isFar).toBe(false);
      }),
    );
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

  it("must be confirmed again when they jump elsewhere", () => {
    const doubt = { ...times(LAST, 2), confirmations: 1 };
    expect(judgeRates(times(LAST, 3), LAST, doubt)).toEqual({
      verdict: "doubtful",
      doubt: { ...times(LAST, 3), confirmations: 0 },
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
        fc.double({ min: 0.0003, max: 0.0015, noNaN: true }),
        fc.double({ min: 0.9, max: 1.4, noNaN: true }),
        (usd, eurosPerDollar) => {
          const eur = usd * eurosPerDollar;
          const isFar = Math.abs(usd / LAST.usd - 1) > 0.2 || Math.abs(eur / LAST.eur - 1) > 0.2;
          expect(judgeRates({ usd, eur }, LAST, null).verdict).toBe(isFar ? "doubtful" : "good");
        },
      ),
    );
  });
});
