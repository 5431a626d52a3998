import { contactOf } from "@strive/backend/contracts/told-contact";
import { useEffect, useState, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteLoaderData,
  useRouteError,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "react-router-dom";
import fontUrl from "./assets/mona-sans-shop.woff2?url";
import { BRAND } from "./lib/brand";
import { CurrencyProvider } from "./lib/currency";
import { SavingPage } from "./lib/data-saving";
import { localPath } from "./lib/local-path";
import { ServerStateProvider } from "./lib/query";
import { shownContent } from "./lib/shown-content";
import type { ShopContext } from "./lib/shop-context";
import { createStore, StoreProvider } from "./lib/store";
import { PAGE_ALIVE } from "./page-alive";
import { server } from "~/words/api-errors";
import { notFound } from "~/words/errors";
import { LANGUAGE } from "~/words/language";
import "./styles/app.css";

export const links: LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: fontUrl, crossOrigin: "anonymous" },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: localPath("/manifest.webmanifest") },
];

export const loader = ({ context }: LoaderFunctionArgs<ShopContext>) => ({
  shopUrl: context.shopUrl,
  siteName: context.siteName,
  content: shownContent(context.content, context.isSaving),
  contact: context.content?.contact && contactOf(context.content.contact.texts.en),
  isSaving: context.isSaving === true,
});
/** The public origin and the shop's name are loaded once per tab. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const isSaving = useRouteLoaderData<typeof loader>("root")?.isSaving === true;
  return (
    <html lang={LANGUAGE} data-saving={isSaving || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#191614" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [store] = useState(createStore);
  const { isSaving } = useLoaderData<typeof loader>();
  // A parent's effects run after its children's: by now all listeners are attached.
  useEffect(() => void dispatchEvent(new Event(PAGE_ALIVE)), []);
  return (
    <SavingPage value={isSaving}>
      <StoreProvider store={store}>
        <ServerStateProvider>
          <CurrencyProvider>
            <Outlet />
          </CurrencyProvider>
        </ServerStateProvider>
      </StoreProvider>
    </SavingPage>
  );
}

/** The last resort, with nothing in it that could fail again. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="grid justify-items-center gap-4 px-4 py-24 text-center">
      <title>{BRAND.name}</title>
      <h1 className="title-2">{isMissing ? notFound : server}</h1>
      <a href={localPath("/")} className="text-link">
        {BRAND.name}
      </a>
    </main>
  );
}
