import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { codeOf } from "../../../../lib/error-code";
import { DownloadFailed } from "./download-failed";
import { addressFault, isAllowed, type AllowedHosts } from "./public-address";
import { publicLookup, type Resolver } from "./public-lookup";

/** Bytes of one picture, as in the form of a product. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const PICTURE_TOO_LARGE = "The picture is larger than 5 MB.";
/** For everything: names, redirects, bytes. */
const WITHIN_MS = 10_000;
const MAX_REDIRECTS = 3;

export interface FetchOptions {
  allowed: AllowedHosts;
  withinMs?: number;
  /** Names to addresses; the system's by default. */
  resolver?: Resolver;
}

function parsed(address: string, base?: URL): URL {
  try {
    return new URL(address, base);
  } catch {
    throw new DownloadFailed("The address can't be read.", false);
  }
}

/** Sends one request. @throws DownloadFailed, or what the connection fails of */
function ask(url: URL, signal: AbortSignal, options: FetchOptions): Promise<IncomingMessage> {
  const fault = addressFault(url, options.allowed);
  if (fault !== null) return Promise.reject(new DownloadFailed(fault, false));
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    request(url, {
      // Its own connection: nothing is sent over one opened for another name.
      agent: false,
      signal,
      headers: { Accept: "image/*", "Accept-Encoding": "identity", "User-Agent": "STRIVE import" },
      ...(isAllowed(url, options.allowed) ? {} : { lookup: publicLookup(options.resolver) }),
    })
      .once("response", resolve)
      .once("error", reject)
      .end();
  });
}

const PASSING = new Set([408, 425, 429]);

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new DownloadFailed(PICTURE_TOO_LARGE, false);
  if (Number(response.headers["content-length"] ?? 0) > MAX_PICTURE_BYTES) throw tooLarge();
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MAX_PICTURE_BYTES) throw tooLarge();
    pieces.push(piece);
  }
  if (!response.complete) throw new DownloadFailed("The connection broke off.", true);
  return Buffer.concat(pieces);
}

const isRedirect = ({ statusCode = 0, headers }: IncomingMessage) =>
  [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;

async function follow(url: URL, signal: AbortSignal, options: FetchOptions): Promise<Buffer> {
  let next = url;
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(next, signal, options);
    try {
      const status = response.statusCode ?? 0;
      if (isRedirect(response)) {
        if (redirects === MAX_REDIRECTS) throw new DownloadFailed("Too many redirects.", false);
        next = parsed(response.headers.location ?? "", next);
      } else if (status === 200) {
        return await bytesOf(response);
      } else {
        throw new DownloadFailed(
          `The server answered ${status}.`,
          status >= 500 || PASSING.has(status),
        );
      }
    } finally {
      response.destroy();
    }
  }
}

/** The system's connection errors, for people; its own words name addresses. */
function failureOf(error: unknown, signal: AbortSignal): DownloadFailed {
  if (error instanceof DownloadFailed) return error;
  if (signal.aborted) return new DownloadFailed("The server took too long.", true);
  const code = codeOf(error);
  if (code === "ENOTFOUND") return new DownloadFailed("There is no server of this name.", true);
  return new DownloadFailed("The server can't be reached.", true);
}

/**
 * Fetches a picture over http or https from a public address, following up to three redirects, each
 * checked again.
 * @throws DownloadFailed
 */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.withinMs ?? WITHIN_MS);
  try {
    return await follow(parsed(address), signal, options);
  } catch (error) {
    throw failureOf(error, signal);
  }
}
