import { startAirtelSimulator } from "../demo/airtel-simulator/server";
import { startCardSimulator } from "../demo/card-simulator/server";
import { startMomoSimulator } from "../demo/momo-simulator/server";
import { fingerprintOf, whatDiffers, type Fingerprint } from "./shop-fingerprint";
import { startShop, type OwnShop, type Shop } from "./shop";
import { NO_POST, QUICK } from "./visitor";

interface Opened {
  readonly shop: OwnShop;
  close(): Promise<unknown>;
}

/** Milliseconds until somebody answers on his phone: a slow browser must see that he is asked. */
const ANSWER_MS = 7000;
/** Milliseconds until a simulated wallet gives up on somebody who does not answer; minutes in real life. */
const UNANSWERED_MS = 8000;

/**
 * The shops that files of tests share. Each file finds the settings, the fees of delivery, the first
 * admin and the demo's categories and products as a first start leaves them, and leaves them so;
 * everything else (orders, people, notifications, other products) may be there in any number.
 */
const SHARED_SHOPS = {
  /**
   * No limit slows anybody, mails wait in the outbox with what they say, no money is simulated, and
   * sweeps come every few seconds.
   */
  quiet: async (): Promise<Opened> => {
    const shop = await startShop({
      env: { ...NO_POST, ...QUICK, MOMO_SIMULATOR: "off", EBM_SIMULATOR: "off", PACE: "0.2" },
    });
    return { shop, close: () => shop.stop() };
  },
  /** As after `npm start`, with its mails on show and a less patient wallet. */
  lifelike: async (): Promise<Opened> => {
    const timing = { answerMs: ANSWER_MS, timeoutMs: UNANSWERED_MS };
    const [momo, airtel, cards] = await Promise.all([
      startMomoSimulator({ timing }),
      startAirtelSimulator({ timing }),
      startCardSimulator(),
    ]);
    const settings = { ...momo.settings, ...airtel.settings, ...cards.settings };
    const shop = await startShop({ env: { ...settings, DEV_OUTBOX: "true" } });
    airtel.callAt(`${shop.origin}/api/payments/callback/airtel/all`);
    cards.callAt(`${shop.origin}/api/payments/callback/flutterwave/all`);
    const providers = [momo, airtel, cards];
    return {
      shop,
      close: () => Promise.all([shop.stop(), ...providers.map((provider) => provider.close())]),
    };
  },
};

export type SharedKind = keyof typeof SHARED_SHOPS;

export const isSharedKind = (kind: string): kind is SharedKind => kind in SHARED_SHOPS;

interface Lent extends Opened {
  readonly asFound: Fingerprint;
}

const isAlive = ({ pid }: Shop): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function open(kind: SharedKind): Promise<Lent> {
  const opened = await SHARED_SHOPS[kind]();
  return { ...opened, asFound: await fingerprintOf(opened.shop) };
}

/** Opens each shared shop when it is first asked for: one of a kind for each worker. */
export class SharedShops {
  readonly #lent = new Map<string, Lent>();

  /** @param worker whoever asks: it runs one file after the other */
  async borrow(kind: SharedKind, worker: string): Promise<Shop> {
    const key = `${kind} ${worker}`;
    const known = this.#lent.get(key);
    const lent = known && isAlive(known.shop) ? known : await open(kind);
    this.#lent.set(key, lent);
    const { origin, backoffice, databaseUrl, dataDir, pid, admin } = lent.shop;
    return { origin, backoffice, databaseUrl, dataDir, pid, admin };
  }

  /**
   * @returns what the borrower should have left as it was. The next one gets another shop then: a
   *   careless file is one failure and no more.
   */
  async giveBack(kind: SharedKind, worker: string): Promise<string[]> {
    const key = `${kind} ${worker}`;
    const lent = this.#lent.get(key);
    if (!lent) return [];
    const differences = isAlive(lent.shop)
      ? whatDiffers(lent.asFound, await fingerprintOf(lent.shop))
      : ["its process has ended"];
    if (differences.length > 0) {
      this.#lent.delete(key);
      await lent.close();
    }
    return differences;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#lent.values()].map((lent) => lent.close()));
  }
}
