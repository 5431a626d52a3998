import type { RequestListener } from "node:http";
import { startEbmSimulator, type EbmSimulator } from "../demo/ebm-simulator/server";
import { startAirtelSimulator, type AirtelSimulator } from "../demo/airtel-simulator/server";
import { startCardSimulator, type CardSimulator } from "../demo/card-simulator/server";
import { startMomoSimulator, type MomoSimulator } from "../demo/momo-simulator/server";
import { startTextSimulator, type TextSimulator } from "../demo/text-simulator/server";
import { httpStandIn, type HttpStandIn } from "./http-stand-in";
import { startRedis, type RedisServer } from "./redis";
import { S3StandIn } from "./s3-stand-in";
import { smtpSink, type SmtpSink } from "./smtp-sink";
import { use } from "./use-shop";

/** Third parties for one file of tests, on loopback. Name them above the shop that uses them. */

export const useHttpStandIn = (answer: RequestListener): HttpStandIn =>
  use(
    () => httpStandIn(answer),
    (service) => service.close(),
  );

type Timing = NonNullable<NonNullable<Parameters<typeof startMomoSimulator>[0]>["timing"]>;

/** Simulated mobile money; its `settings` are for the shop. */
export const useMomo = (timing: Timing): MomoSimulator =>
  use(
    () => startMomoSimulator({ timing }),
    (momo) => momo.close(),
  );

/** As `useMomo`, of Airtel's wallets. */
export const useAirtel = (timing: Timing): AirtelSimulator =>
  use(
    () => startAirtelSimulator({ timing }),
    (airtel) => airtel.close(),
  );

/** A simulated payment page for cards; its `settings` are for the shop. */
export const useCards = (): CardSimulator =>
  use(
    () => startCardSimulator(),
    (cards) => cards.close(),
  );

/** A simulated sales data controller; its `settings` are for the shop. */
export const useEbm = (options: Parameters<typeof startEbmSimulator>[0] = {}): EbmSimulator =>
  use(
    () => startEbmSimulator(options),
    (ebm) => ebm.close(),
  );

/** Simulated SMS and WhatsApp, which report nothing by themselves; its `settings` are for the shop. */
export const useTexts = (): TextSimulator =>
  use(
    () => startTextSimulator(),
    (carrier) => carrier.close(),
  );

/** A mail server that keeps what arrives, and listens from the start. */
export const useSmtpSink = (): SmtpSink =>
  use(
    async () => {
      const sink = await smtpSink();
      await sink.open();
      return sink;
    },
    (sink) => sink.close(),
  );

export const useS3 = (): S3StandIn =>
  use(
    () => S3StandIn.listen(),
    (bucket) => bucket.close(),
  );

/** A real Redis. */
export const useRedis = (): RedisServer => use(startRedis, (redis) => redis.close());
