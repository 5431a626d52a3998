import Module from "node:module";

/**
 * Packages at the repository's root would require the root's React 18, which is Medusa's.
 * Here they get the storefront's. (Their ES imports follow `dedupe`.)
 */
const REACT = /^react(-dom|-is)?(\/|$)/;
const here = { paths: [import.meta.dirname] };

interface Resolver {
  _resolveFilename: (
    request: string,
    parent: unknown,
    isMain: boolean,
    options?: { paths: string[] },
  ) => string;
}
const resolver = Module as unknown as Resolver;
const resolve = resolver._resolveFilename;
resolver._resolveFilename = (request, parent, isMain, options) =>
  resolve(request, parent, isMain, REACT.test(request) ? here : options);
