import { markup, oneLine, type Html } from "./html";

/** A part of a mail in both its forms. */
export interface Block {
  text: string;
  html: Html;
}

/** Whatever of these a mail program has; nothing is loaded. */
export const FONT = "font-family:Mona Sans,system-ui,-apple-system,Segoe UI,Roboto,sans-serif";

/** Sentences; line ends stay. */
export function paragraph(words: string): Block {
  const lines = words.split(/\r?\n/);
  return {
    text: words,
    html: markup`<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:25px">
      ${lines.map((line, index) => (index === 0 ? markup`${line}` : markup`<br />${line}`))}
    </p>`,
  };
}

/** What one should know besides, in small. */
export function aside(words: string): Block {
  return {
    text: words,
    html: markup`<p
      class="quiet"
      style="margin:0 0 16px;${FONT};font-size:14px;line-height:21px;color:#4a4642"
    >
      ${words}
    </p>`,
  };
}

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
          style="padding:20px 12px;background:#ebeae6;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;line-height:44px;font-weight:700;letter-spacing:8px"
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

export interface Row {
  label: string;
  value: string;
  /** Second, quieter line of the label. */
  detail?: string;
  isTotal?: boolean;
}

/** Labels on the left, values on the right, a line between. */
export function rows(list: readonly Row[]): Block {
  const text = list
    .map(
      ({ label, detail, value }) =>
        `${oneLine(label)}${detail ? ` (${oneLine(detail)})` : ""}: ${oneLine(value)}`,
    )
    .join("\n");
  const cells = list.map(({ label, detail, value, isTotal }) => {
    const weight = isTotal ? "700" : "400";
    return markup`<tr>
      <td
        class="line"
        style="padding:10px 12px 10px 0;border-bottom:1px solid #dad8d3;${FONT};font-size:15px;line-height:21px;font-weight:${weight}"
      >
        ${label}${
          detail
            ? markup`<br /><span
                  class="quiet"
                  style="font-size:13px;line-height:18px;font-weight:400;color:#4a4642"
                  >${detail}</span
                >`
            : ""
        }
      </td>
      <td
        class="line"
        align="right"
        valign="top"
        style="padding:10px 0;border-bottom:1px solid #dad8d3;${FONT};font-size:15px;line-height:21px;font-weight:${weight};white-space:nowrap"
      >
        ${value}
      </td>
    </tr>`;
  });
  return {
    text,
    html: markup`<table
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="margin:0 0 20px;border-collapse:collapse"
    >
      ${cells}
    </table>`,
  };
}

/** Words that somebody wrote, set apart from ours. */
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
