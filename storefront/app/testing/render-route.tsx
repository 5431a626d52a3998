import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Fragment, Suspense, type ComponentType } from "react";
import { createRoutesStub, useLocation } from "react-router-dom";
import { CurrencyProvider } from "~/lib/currency";
import { api } from "~/lib/api-client";
import { ServerStateProvider } from "~/lib/query";
import { cacheOf } from "~/lib/query-cache";
import { ServerState } from "~/lib/server-state";
import { createStore, StoreProvider } from "~/lib/store";
import { ShopFrame } from "~/shop/frame/shop-frame";

interface StubRoute {
  /** As in routes.ts, with a slash in front. */
  path: string;
  Component: ComponentType;
  /** What a press that leads there waits for. */
  loader?: () => Promise<null>;
}

interface RenderOptions {
  /** The URL opened, with its query. */
  at: string;
  routes: StubRoute[];
  /** Without the shop's frame: screens of the admin bring their own. */
  isBare?: boolean;
}

/**
 * Renders routes inside the shop's frame over msw, as after a client-side navigation: loaders
 * return null and every query fetches for itself. Other URLs show "Elsewhere". `location()` is the
 * current URL.
 */
export function renderRoute({ at, routes, isBare = false }: RenderOptions) {
  let current = at;
  function Elsewhere() {
    return <h1>Elsewhere</h1>;
  }
  function Spy() {
    const { pathname, search, hash } = useLocation();
    current = pathname + search + hash;
    return null;
  }
  const Frame = isBare ? Fragment : ShopFrame;
  const framed = (Component: ComponentType) =>
    function Framed() {
      return (
        <Frame>
          <Spy />
          <Suspense fallback={null}>
            <Component />
          </Suspense>
        </Frame>
      );
    };
  const all: StubRoute[] = [...routes, { path: "*", Component: Elsewhere }];
  const Stub = createRoutesStub(
    all.map(({ path, Component, loader = () => null }) => ({
      id: path,
      path,
      Component: framed(Component),
      loader,
    })),
  );
  // Preloaded, so that the screen renders at once.
  const loaderData = Object.fromEntries(all.map(({ path }) => [path, null]));
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, meta: { api } } },
  });
  const view = render(
    <StoreProvider store={createStore()}>
      <QueryClientProvider client={queryClient}>
        <ServerStateProvider state={new ServerState(cacheOf(queryClient))}>
          <CurrencyProvider>
            <Stub initialEntries={[at]} hydrationData={{ loaderData }} />
          </CurrencyProvider>
        </ServerStateProvider>
      </QueryClientProvider>
    </StoreProvider>,
  );
  return { ...view, user: userEvent.setup(), queryClient, location: () => current };
}
