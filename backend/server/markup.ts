export const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** What XML 1.0 has no place for, not even escaped (w3.org/TR/xml, "Char"). */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text in XML or HTML, also in a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(NOT_XML, "").replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
