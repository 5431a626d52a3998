import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

export type HeaderList = readonly (readonly [name: string, value: string])[];

export const setAll = (response: ServerResponse, headers: HeaderList): void => {
  for (const [name, value] of headers) response.setHeader(name, value);
};

/**
 * Helmet's headers are the same for every answer, so they are computed once and copied; its
 * middleware would compute them per request.
 */
function collect(options: Parameters<typeof helmet>[0]): HeaderList {
  const found: [string, string][] = [];
  const response = {
    setHeader: (name: string, value: string) => found.push([name, value]),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return found;
}

export interface SecurityHeaders {
  /** Data, pictures and files: nothing in them may run or be framed. */
  readonly data: HeaderList;
  /** Pages: the same without a policy, which depends on the page's own scripts. */
  readonly page: HeaderList;
  /** Medusa's dashboard, whose build has its own styles and scripts. */
  readonly backOffice: HeaderList;
}

/** @param isHttps whether shoppers reach the shop over https (only then is HSTS honest) */
export function securityHeaders(isHttps: boolean): SecurityHeaders {
  const base = {
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // The shop's pages load nothing from elsewhere; this would only break pictures in mails.
    crossOriginResourcePolicy: { policy: "cross-origin" },
    // On a plain http origin browsers only warn about it.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: false,
    xDownloadOptions: false,
  } as const;
  const nothing = {
    "default-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
  };
  return {
    data: collect({
      ...base,
      contentSecurityPolicy: { useDefaults: false, directives: nothing },
    }),
    page: collect({ ...base, contentSecurityPolicy: false }),
    backOffice: collect({
      ...base,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          "default-src": helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
          "frame-ancestors": ["'none'"],
          "object-src": ["'none'"],
          "base-uri": ["'self'"],
        },
      },
    }),
  };
}

/** Of the service worker's file: it asks the shop for what pages ask it for, and nobody else. */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The policy of one page. Hashes and not nonces: a page that is the same for every guest is kept
 * and served to all, and a repeated nonce protects nobody. @param scriptHashes of the inline
 * scripts the renderer wrote, see `own-scripts.ts`
 */
export function pagePolicy(scriptHashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    // blob: previews of pictures staff are about to upload.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
