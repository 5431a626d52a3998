import { useQuery } from "@tanstack/react-query";
import { download } from "./download";

/** Milliseconds that sending a picture may take: a slow line takes its time. */
export const UPLOAD_MS = 120_000;

/** A form with one picture. */
export function pictureForm(file: Blob): FormData {
  const body = new FormData();
  body.append("images", file, file instanceof File ? file.name : "picture.jpg");
  return body;
}

/** @param url of a picture of an order @param accessToken the order's, for whoever is not signed in as its owner */
export function withToken(url: string, accessToken: string | null): string {
  if (accessToken === null) return url;
  return `${url}${url.includes("?") ? "&" : "?"}access_token=${encodeURIComponent(accessToken)}`;
}

/** The picture itself: an <img> could not carry who asks for it. */
export function useOwnPicture(url: string) {
  return useQuery({
    queryKey: ["own-picture", url] as const,
    queryFn: async () => (await download(url)).blob,
    staleTime: Number.POSITIVE_INFINITY,
    // Private: out of memory soon after nobody looks at it any more.
    gcTime: 60_000,
  });
}
