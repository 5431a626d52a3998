import type { MedusaContainer } from "@medusajs/framework/types";
import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { shopUrl } from "../../src/lib/shop-url";
import { shopMail } from "../../src/modules/mail";
import type { KeptMail } from "../../src/modules/mail/records";
import { Html, markup } from "../../src/modules/mail/templates/html";

const OUTBOX = "/dev/outbox";
const SHOWN = 50;

export const isOutboxPath = (path: string): boolean =>
  path === OUTBOX || path.startsWith(`${OUTBOX}/`);

/** The pages of the kept mails. */
export interface OutboxPages {
  /**
   * Answers `/dev/outbox` and `/dev/outbox/<mail id>`. @returns false when there is nothing here
   * for this caller; then nothing was written
   */
  send(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::1", "ipv6");

/** With these a proxy says whom it asks for. */
const FORWARDED =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|cf-.*|true-client-ip|fastly-client-ip)$/i;
/** Another name leads here only if somebody arranged it, such as a page in this machine's browser. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether the person at this machine asks, not a proxy for somebody else: login codes are nobody
 * else's. Looks at what came over the wire, not at what it became.
 */
export function isAskedHere({ socket, rawHeaders }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return false;
  const names = rawHeaders.filter((_, at) => at % 2 === 0);
  if (names.some((name) => FORWARDED.test(name))) return false;
  const host = rawHeaders[2 * names.findIndex((name) => /^host$/i.test(name)) + 1] ?? "";
  return OWN_NAME.test(host);
}

function sendHtml(response: ServerResponse, page: string, policy: string): void {
  const body = Buffer.from(page);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Content-Security-Policy": policy,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Nothing loads or runs; only styles written in the page itself apply. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The same for a mail's content, except the shop's pictures; its links open elsewhere. */
const mailPolicy = () =>
  `${POLICY}; img-src 'self' ${new URL(shopUrl()).origin}; sandbox allow-popups allow-popups-to-escape-sandbox`;

const STYLE = new Html(`<style>
body{margin:0 auto;max-width:48rem;padding:2rem 1rem;font:16px/1.55 system-ui,sans-serif;background:#f6f6f3;color:#191614}
article{margin:1.5rem 0;padding:1rem 1.25rem;background:#fff;border-top:3px solid #b5301a}
h2{margin:0 0 .25rem;font-size:1.125rem}
.about{margin:0;color:#4a4642;font-size:.875rem}
pre{margin:1rem 0;padding:1rem;background:#ebeae6;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace}
a{color:inherit}
</style>`);

const timeText = (time: Date) => `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;

const CHANNEL_NAMES = { mail: "Mail", sms: "SMS", whatsapp: "WhatsApp" } as const;

/** A text has no subject, and costs something. */
const titleOf = ({ channel, copy, parts, costRwf }: KeptMail): string =>
  channel === "mail"
    ? copy.subject
    : `${CHANNEL_NAMES[channel]}: ${copy.text.length} characters, ${parts === 1 ? "1 part" : `${parts ?? 0} parts`}, RWF ${costRwf ?? 0}`;

const entry = (kept: KeptMail): Html => {
  const { id, recipient, sentAt, copy } = kept;
  return markup`<article>
    <h2>${titleOf(kept)}</h2>
    <p class="about">
      To ${recipient} · <time datetime="${sentAt.toISOString()}">${timeText(sentAt)}</time>${
        copy.replyTo === undefined ? "" : markup` · Reply to ${copy.replyTo}`
      }
    </p>
    <pre>${copy.text}</pre>
    ${copy.html === "" ? "" : markup`<p class="about"><a href="${OUTBOX}/${id}">As HTML</a></p>`}
  </article>`;
};

const listPage = (mails: readonly KeptMail[]): Html =>
  markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>Outbox</title>
        ${STYLE}
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>
            Nothing of this was sent: SMTP_URL is not set, or messages to phones are simulated
            (SMS_SIMULATOR). These are the newest ${SHOWN} at most; reload for newer ones.
          </p>
          ${mails.length === 0 ? markup`<p>No mails yet</p>` : mails.map(entry)}
        </main>
      </body>
    </html>`;

/** Only for a shop that keeps its mails; see `hasOutbox` in the settings. */
export function createOutboxPages(container: MedusaContainer): OutboxPages {
  const outbox = shopMail(container);
  return {
    async send(request, response, path) {
      if (!isAskedHere(request)) return false;
      if (path === OUTBOX) {
        sendHtml(response, listPage(await outbox.keptCopies(SHOWN)).text, POLICY);
        return true;
      }
      const mail = await outbox.keptCopy(path.slice(OUTBOX.length + 1));
      if (!mail) return false;
      sendHtml(response, mail.copy.html, mailPolicy());
      return true;
    },
  };
}
