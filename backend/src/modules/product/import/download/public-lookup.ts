import { lookup as resolve, type LookupAddress, type LookupOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import { DownloadFailed } from "./download-failed";
import { isPublicAddress, NOT_PUBLIC } from "./public-address";

/** All addresses of a name. */
export type Resolver = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks up a name for a connection and returns only public addresses. The connection goes to these
 * without another look-up, so a name that changes between two look-ups gets nowhere.
 */
export const publicLookup =
  (resolver: Resolver = resolve): LookupFunction =>
  (host, options, callback) => {
    resolver(host, { ...options, all: true }, (error, addresses) => {
      const found = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = found;
      if (error) callback(error, "", 0);
      // One private address among them is a trick or a mistake; either way it is not for this shop.
      else if (!first || found.length < addresses.length) {
        callback(new DownloadFailed(NOT_PUBLIC, false), "", 0);
      } else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
