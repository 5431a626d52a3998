/** A path of the shop in the language of this build, as the address bar shows it: "/rw/about". */
export const localPath = (path: string): string =>
  __PREFIX__ !== "" && path === "/" ? __PREFIX__ : __PREFIX__ + path;

/** The same path in any language; the main one has no prefix. */
export const localPathIn = (language: string, path: string): string => {
  const prefix = language === __MAIN_LANGUAGE__ ? "" : `/${language}`;
  return prefix !== "" && path === "/" ? prefix : prefix + path;
};
