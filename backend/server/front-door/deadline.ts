import type { IncomingMessage, ServerResponse } from "node:http";
import { BODY_TOO_SLOW, sendFailure, TIMED_OUT, UNAVAILABLE, type DoorFailure } from "./answers";
import { TOO_LARGE } from "./guard";
import { hasBody } from "../../src/lib/has-body";

const ANSWER_WITHIN_MS = 5000;
/** A write may wait its turn: a drop brings hundreds of orders in a second. */
const WRITE_ANSWER_WITHIN_MS = 15_000;
/** Five large pictures take a slow machine up to a minute, and may wait for a colleague's. */
const UPLOAD_ANSWER_WITHIN_MS = 120_000;
const BODY_WITHIN_MS = 15_000;
const UPLOAD_BODY_WITHIN_MS = 110_000;
/** Half a gigabyte takes a good line in Kigali (8 Mbit/s up) nine minutes. */
const IMPORT_BODY_WITHIN_MS = 590_000;

/**
 * Answers instead of a handler still at work. Whatever the handler does with the response later
 * goes nowhere: by then the connection may carry the next request.
 */
function takeOver(response: ServerResponse, failure: DoorFailure, requestId: string): void {
  if (response.headersSent || response.writableEnded) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) {
    if (name.startsWith("content-") && name !== "content-security-policy")
      response.removeHeader(name);
  }
  response.removeHeader("set-cookie");
  response.removeHeader("etag");
  sendFailure(response, failure, requestId);
  const ignored = () => response;
  Object.assign(response, {
    setHeader: ignored,
    removeHeader: ignored,
    writeHead: ignored,
    flushHeaders: ignored,
    write: () => true,
    end: ignored,
  });
}

/** A file being sent takes as long as its reader needs; its route makes sure it moves. */
const isDownload = (response: ServerResponse) =>
  response.headersSent && response.hasHeader("content-disposition");

/** News as it happens; it ends when its reader goes, or with the shop. */
const isEventStream = (response: ServerResponse) =>
  response.headersSent &&
  String(response.getHeader("content-type")).startsWith("text/event-stream");

/** The requests in progress, each with its deadlines. */
export class InFlight {
  readonly #open = new Map<ServerResponse, string>();

  /** @param onGivenUp hears why a door answered instead of a handler */
  constructor(private readonly onGivenUp: (reason: string) => void = () => undefined) {}

  /**
   * Watches one request until it is answered: its body must arrive, stay within its limit and be
   * answered in time.
   */
  watch(
    request: IncomingMessage,
    response: ServerResponse,
    facts: {
      requestId: string;
      isUpload: boolean;
      isImport: boolean;
      isRead: boolean;
      bodyLimit: number;
    },
  ): void {
    const { requestId, isUpload, isImport, isRead } = facts;
    const uploadWithin = isImport ? IMPORT_BODY_WITHIN_MS : UPLOAD_BODY_WITHIN_MS;
    const answerWithin = isRead ? ANSWER_WITHIN_MS : WRITE_ANSWER_WITHIN_MS;
    this.#open.set(response, requestId);
    let timer = setTimeout(
      () => this.#giveUp(response, BODY_TOO_SLOW, requestId, "slow_body"),
      isUpload ? uploadWithin : BODY_WITHIN_MS,
    );
    const bodyArrived = () => {
      // A handler may answer before it has all.
      if (!this.#open.has(response)) return;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          if (!isDownload(response) && !isEventStream(response))
            this.#giveUp(response, TIMED_OUT, requestId, "timeout");
        },
        isUpload ? UPLOAD_ANSWER_WITHIN_MS : answerWithin,
      );
    };
    if (hasBody(request)) {
      this.#limitBody(request, response, facts);
      request.once("end", bodyArrived);
    } else bodyArrived();
    response.once("close", () => {
      clearTimeout(timer);
      this.#open.delete(response);
    });
  }

  /** Tells everyone waiting that the database is gone. */
  failAll(): void {
    for (const [response, requestId] of this.#open) {
      if (!response.headersSent) this.#giveUp(response, UNAVAILABLE, requestId, "unavailable");
    }
  }

  /** Releases those who would wait forever; they come back to whoever serves then. */
  endStreams(): void {
    for (const response of this.#open.keys()) {
      if (isEventStream(response) && !response.writableEnded) response.end();
    }
  }

  #giveUp(response: ServerResponse, failure: DoorFailure, requestId: string, reason: string) {
    this.onGivenUp(reason);
    takeOver(response, failure, requestId);
  }

  /** A length may be missing (chunked), so the bytes are counted as they come. */
  #limitBody(
    request: IncomingMessage,
    response: ServerResponse,
    { requestId, bodyLimit }: { requestId: string; bodyLimit: number },
  ): void {
    let received = 0;
    const push = request.push.bind(request);
    request.push = (chunk: unknown, encoding?: BufferEncoding) => {
      if (Buffer.isBuffer(chunk)) received += chunk.length;
      if (received > bodyLimit && !response.writableEnded) {
        const failure = { ...TOO_LARGE, headers: { Connection: "close" } };
        this.#giveUp(response, failure, requestId, TOO_LARGE.code);
        request.unpipe();
        response.once("close", () => request.destroy());
        return false;
      }
      return push(chunk, encoding);
    };
  }
}
