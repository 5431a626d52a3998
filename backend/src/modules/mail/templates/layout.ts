import type { ShopContact } from "../../../contracts/shop-contact";
import type { RenderedMail } from "../records";
import { FONT, unbroken, type Block } from "./blocks";
import { Html, markup, oneLine } from "./html";
import type { MailWords } from "./words";

/** What every mail says of the shop, and in which words. */
export interface Shop {
  siteName: string;
  /** Where it is in that language, without a slash at its end. */
  shopUrl: string;
  contact: ShopContact;
  words: MailWords;
}

export interface MailParts {
  subject: string;
  /** What a phone shows after the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  replyTo?: string;
  /** Of the order the mail is about: a question about it names it. */
  orderNumber?: string;
}

/** For mail programs that keep style sheets; the others show the light form, which needs none. */
const DARK = new Html(
  `<style>@media (prefers-color-scheme:dark){.ground{background:#191614!important}.paper{background:#24201d!important;color:#f6f6f3!important}.box{background:#191614!important;color:#f6f6f3!important}.line{border-color:#4a4642!important}.quiet{color:#b4afa8!important}td.button{background:#f6f6f3!important}a.button{color:#191614!important}.name,.box strong{color:#f6f6f3!important}.sum{border-color:#f6f6f3!important}}</style>`,
);

/** How to reach the shop, whatever the mail is about. */
function reachBlock(
  { orderNumber }: MailParts,
  { siteName, contact, words: { reach } }: Shop,
): Block {
  const { phone, whatsapp, email } = contact;
  const question =
    orderNumber === undefined
      ? ""
      : `?text=${encodeURIComponent(reach.question(siteName, orderNumber))}`;
  const channels = [
    { label: reach.phone, handle: phone.handle, href: phone.href },
    ...(whatsapp
      ? [{ label: reach.whatsapp, handle: whatsapp.handle, href: whatsapp.href + question }]
      : []),
    { label: reach.email, handle: email.handle, href: email.href },
  ];
  return {
    // A number in text is not a link: the chat's address is.
    text: [
      reach.title,
      `${reach.phone}: ${phone.handle}`,
      ...(whatsapp ? [`${reach.whatsapp}: ${whatsapp.href}`] : []),
      `${reach.email}: ${email.handle}`,
    ].join("\n"),
    html: markup`<strong
        class="name"
        style="display:block;padding-bottom:4px;${FONT};font-size:15px;line-height:22px;font-weight:800;color:#191614"
        >${reach.title}</strong
      >
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        ${channels.map(
          ({ label, handle, href }) =>
            markup`<tr>
              <td
                class="quiet line"
                style="border-bottom:1px solid #dad8d3;${FONT};font-size:14px;line-height:20px;color:#4a4642"
                >${label}</td
              >
              <td
                class="line"
                align="right"
                style="border-bottom:1px solid #dad8d3;${FONT};font-size:14px;line-height:20px"
              >
                <a
                  class="name"
                  href="${href}"
                  style="display:inline-block;padding:12px 0;font-weight:600;color:#191614"
                  >${handle}</a
                >
              </td>
            </tr>`,
        )}
      </table>`,
  };
}

/** Puts the parts into the shop's mail: tables and inline styles, and no file but the shop's pictures. */
export function layOut(parts: MailParts, shop: Shop): RenderedMail {
  const { siteName, shopUrl, words } = shop;
  const { title, preview, blocks, replyTo } = parts;
  const reach = reachBlock(parts, shop);
  const subject = oneLine(parts.subject);
  const host = new URL(shopUrl).host;
  const page = markup`<!doctype html>
    <html lang="${words.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${DARK}
      </head>
      <body class="ground" style="margin:0;padding:0;background:#f6f6f3">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          class="ground"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#f6f6f3"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;text-align:left"
              >
                <tr>
                  <td style="padding:8px 4px 20px">
                    <span
                      class="name"
                      style="${FONT};font-size:20px;line-height:24px;font-weight:800;letter-spacing:2px;color:#191614"
                      >${siteName}</span
                    >
                    <span style="color:#b5301a;font-size:14px">&#9670;</span>
                  </td>
                </tr>
                <tr>
                  <td
                    class="paper"
                    style="padding:32px 24px 16px;background:#ffffff;border-top:4px solid #b5301a;color:#191614"
                  >
                    <h1
                      style="margin:0 0 16px;${FONT};font-size:24px;line-height:29px;font-weight:800"
                    >
                      ${unbroken(title)}
                    </h1>
                    ${blocks.map((block) => block.html)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px 4px 0">${reach.html}</td>
                </tr>
                <tr>
                  <td
                    class="quiet"
                    style="padding:20px 4px;${FONT};font-size:13px;line-height:19px;color:#4a4642"
                  >
                    ${siteName} ·
                    <a class="quiet" href="${shopUrl}" style="color:#4a4642">${host}</a>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  const text = [
    ...[{ text: title }, ...blocks, reach].map((block) => block.text),
    `${siteName} · ${shopUrl}`,
  ].join("\n\n");
  return {
    subject,
    text: `${text}\n`,
    html: page.text,
    ...(replyTo === undefined ? {} : { replyTo: oneLine(replyTo) }),
  };
}
