import { useServerText } from "~/lib/use-server-text";

/** A sentence out of the server's data, in the page's language. */
export const ServerSentence = ({ text }: { text: string }) => useServerText(text);
