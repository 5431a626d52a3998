/** Opens the mail program with a message to somebody. */
export function mailLink(email: string, subject: string, text: string): string {
  const query = [
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"))}`,
  ];
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
