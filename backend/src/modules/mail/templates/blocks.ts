import { markup, oneLine, type Html } from "./html";
import { pictureTag, type Picture } from "./picture";

/** A part of a mail in both its forms. */
export interface Block {
  text: string;
  html: Html;
}

/** Whichever of these a mail program has; nothing is loaded. */
export const FONT = "font-family:Mona Sans,system-ui,-apple-system,Segoe UI,Roboto,sans-serif";

const table = (margin: string, cells: readonly Html[]): Html => markup`<table
  width="100%"
  cellpadding="0"
  cellspacing="0"
  style="margin:${margin};border-collapse:collapse"
>
  ${cells}
</table>`;

/** Of an order or a return, apart from what is around it. */
const NUMBER = /\b((?:STR|R)-\d+)\b/;

/** An amount stays on one line, and a number: not by another hyphen, which would be copied with it. */
export const unbroken = (sentence: string): Html => {
  const parts = sentence.replace(/RWF (?=\d)/g, "RWF\u00a0").split(NUMBER);
  return markup`${parts.map((part, index) =>
    index % 2 === 0 ? markup`${part}` : markup`<span style="white-space:nowrap">${part}</span>`,
  )}`;
};

/** Sentences; line ends stay. */
export function paragraph(words: string): Block {
  const lines = words.split(/\r?\n/).map(unbroken);
  return {
    text: words,
    html: markup`<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:25px">
      ${lines.map((line, index) => (index === 0 ? line : markup`<br />${line}`))}
    </p>`,
  };
}

/** Small print. */
export function aside(words: string): Block {
  return {
    text: words,
    html: markup`<p
      class="quiet"
      style="margin:0 0 16px;${FONT};font-size:14px;line-height:21px;color:#4a4642"
    >
      ${unbroken(words)}
    </p>`,
  };
}

/** Longer codes stay on one line of a phone. */
const codeLook = (code: string): string =>
  code.length > 8
    ? "font-size:20px;line-height:28px;font-weight:700;letter-spacing:1px;white-space:nowrap"
    : "font-size:36px;line-height:44px;font-weight:700;letter-spacing:8px";

/** A code to read off a phone or to copy: large, alone, and without spaces in it. */
export function codeBox(code: string): Block {
  return {
    text: code,
    html: markup`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="margin:0 0 20px"
    >
      <tr>
        <td
          class="box"
          align="center"
          style="padding:20px 12px;background:#ebeae6;font-family:ui-monospace,Menlo,Consolas,monospace;${codeLook(code)}"
          >${code}</td
        >
      </tr>
    </table>`,
  };
}

/** The one thing to do. @param url of this shop */
export function button(label: string, url: string): Block {
  return {
    text: `${label}: ${url}`,
    html: markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 20px">
      <tr>
        <td class="button" style="background:#191614;border-radius:2px">
          <a
            class="button"
            href="${url}"
            style="display:inline-block;padding:15px 26px;${FONT};font-size:15px;line-height:22px;font-weight:700;color:#ffffff;text-decoration:none"
            >${label}</a
          >
        </td>
      </tr>
    </table>`,
  };
}

/** A piece that was ordered. */
export interface Piece {
  /** null: none that a mail may show. */
  picture: Picture | null;
  label: string;
  detail: string;
  value: string;
}

const pictureCell = ({ picture }: Piece): Html => markup`<td
  width="64"
  class="line"
  valign="top"
  style="width:64px;padding:12px 14px 12px 0;border-bottom:1px solid #dad8d3"
>
  ${picture === null ? "" : pictureTag(picture)}
</td>`;

/** What was ordered, as it looks in the shop; reads the same without pictures. */
export function pieces(list: readonly Piece[]): Block {
  const text = list
    .map(({ label, detail, value }) => `${oneLine(label)} (${oneLine(detail)}): ${oneLine(value)}`)
    .join("\n");
  const hasPictures = list.some(({ picture }) => picture !== null);
  const cells = list.map(
    (piece) => markup`<tr>
      ${hasPictures ? pictureCell(piece) : ""}
      <td
        class="line"
        valign="top"
        style="padding:12px 12px 12px 0;border-bottom:1px solid #dad8d3;${FONT};font-size:15px;line-height:21px;font-weight:600"
      >
        ${piece.label}<br /><span
          class="quiet"
          style="font-size:13px;line-height:18px;font-weight:400;color:#4a4642"
          >${piece.detail}</span
        >
      </td>
      <td
        class="line"
        align="right"
        valign="top"
        style="padding:12px 0;border-bottom:1px solid #dad8d3;${FONT};font-size:15px;line-height:21px;white-space:nowrap"
      >
        ${piece.value}
      </td>
    </tr>`,
  );
  return { text, html: table("0", cells) };
}

export interface Row {
  label: string;
  value: string;
  isTotal?: boolean;
}

/** Labels on the left, values on the right; the total stands out. */
export function rows(list: readonly Row[]): Block {
  const text = list.map(({ label, value }) => `${oneLine(label)}: ${oneLine(value)}`).join("\n");
  const cells = list.map(({ label, value, isTotal }) => {
    const look = isTotal
      ? "padding:10px 0;border-top:2px solid #191614;font-size:18px;line-height:24px;font-weight:800"
      : "padding:5px 0;font-size:15px;line-height:21px;font-weight:400";
    return markup`<tr>
      <td class="sum" style="${FONT};${look}">${unbroken(label)}</td>
      <td class="sum" align="right" style="${FONT};${look};padding-left:12px">${unbroken(value)}</td>
    </tr>`;
  });
  return { text, html: table("6px 0 16px", cells) };
}

/** Something to know at a glance: what it is, and what follows from it. */
export function panel(title: string, sentences: readonly string[]): Block {
  return {
    text: [title, ...sentences].join("\n"),
    html: markup`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="margin:0 0 20px"
    >
      <tr>
        <td class="box" style="padding:16px 18px;background:#ebeae6;${FONT};color:#191614">
          <strong style="display:block;font-size:16px;line-height:22px;font-weight:800"
            >${unbroken(title)}</strong
          >
          ${sentences.map(
            (sentence) =>
              markup`<span style="display:block;padding-top:4px;font-size:15px;line-height:22px"
                >${unbroken(sentence)}</span
              >`,
          )}
        </td>
      </tr>
    </table>`,
  };
}

/** Somebody's words, set apart from ours. */
export function quotation(words: string): Block {
  const lines = words.split(/\r?\n/);
  return {
    text: lines.map((line) => `> ${line}`).join("\n"),
    html: markup`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="margin:0 0 20px"
    >
      <tr>
        <td
          class="box"
          style="padding:16px;background:#ebeae6;${FONT};font-size:15px;line-height:23px"
        >
          ${lines.map((line, index) => (index === 0 ? markup`${line}` : markup`<br />${line}`))}
        </td>
      </tr>
    </table>`,
  };
}
