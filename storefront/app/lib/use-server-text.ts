import { useEffect, useState } from "react";

type TextOf = (english: string) => string;

const asItIs: TextOf = (english) => english;

/** What says the server's sentences in the page's language; in English where its table can't be fetched. */
export const loadServerText = (): Promise<TextOf> =>
  __PREFIX__ === ""
    ? Promise.resolve(asItIs)
    : import("./server-text").then(
        ({ serverText }) => serverText,
        () => asItIs,
      );

function useLoadedText(english: string): string {
  const [textOf, setTextOf] = useState<TextOf>();
  useEffect(() => {
    void loadServerText().then((loaded) => setTextOf(() => loaded));
  }, []);
  return textOf?.(english) ?? "";
}

/** A sentence of the server in the page's language; empty until it is known there. */
export const useServerText: TextOf = __PREFIX__ === "" ? asItIs : useLoadedText;
