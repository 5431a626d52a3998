import { description } from "~/words/brand";
import { LANGUAGE } from "~/words/language";
import { BRAND } from "./brand";
import { localPath } from "./local-path";

export const MANIFEST_PATH = "/manifest.webmanifest";

/** What a phone needs to put the shop on its home screen. Server only. */
export function webManifest(siteName: string = BRAND.name): Response {
  const manifest = {
    name: siteName,
    short_name: siteName,
    description,
    lang: LANGUAGE,
    id: "/",
    start_url: localPath("/"),
    scope: "/",
    // Standalone promises that it opens without network: the worker keeps that (storefront/worker).
    display: "standalone",
    background_color: "#f6f6f3",
    theme_color: "#191614",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
