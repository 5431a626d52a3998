import { localPath } from "~/lib/local-path";
import { paths } from "~/lib/paths";

/** The address that brings a code into a shopper's cart: "https://strive.rw/?code=STRIVE10". */
export function shopLink(code: string): string {
  const url = new URL(localPath(paths.home()), window.location.origin);
  url.searchParams.set("code", code);
  return url.href;
}
