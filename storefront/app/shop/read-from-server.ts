import type { ClientLoaderFunctionArgs } from "react-router-dom";

/** Asks the server. Without network the browser opens the page itself: the worker has it, or says that it has not. */
export const readFromServer = <Loaded>({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<Loaded> =>
  serverLoader<Loaded>().catch(() => {
    window.location.assign(request.url);
    return new Promise<never>(() => undefined);
  }) as Promise<Loaded>;
