/**
 * People's data does not belong in a log or a trace: database and library messages may quote the
 * values they failed on.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, "[email]")
    .replace(/(?<!\w)(\+?250|0)7\d{8}(?!\w)/g, "[phone]");
