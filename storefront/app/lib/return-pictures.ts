import { MOST_RETURN_PICTURES, takesPictures } from "@strive/backend/contracts/return-rules";
import type { OrderReturn, ReturnPicture } from "@strive/backend/contracts/returns";
import { useQuery } from "@tanstack/react-query";
import { api } from "./api-client";
import { download } from "./download";

export { MOST_RETURN_PICTURES, takesPictures };
export type { ReturnPicture };
export type PicturedReturn = Pick<
  OrderReturn,
  "id" | "order_id" | "return_number" | "status" | "pictures"
>;

/** Milliseconds: a slow line takes its time. */
const UPLOAD_MS = 120_000;

const pathOf = ({ id, order_id }: Pick<OrderReturn, "id" | "order_id">): string =>
  `/orders/${encodeURIComponent(order_id)}/returns/${encodeURIComponent(id)}/pictures`;

/** May be sent again: the same file is the same picture. @returns all pictures of the return */
export async function addReturnPicture(
  one: PicturedReturn,
  file: Blob,
  accessToken: string | null,
): Promise<ReturnPicture[]> {
  const body = new FormData();
  body.append("images", file, file instanceof File ? file.name : "picture.jpg");
  const query = { access_token: accessToken };
  const options = { body, query, timeoutMs: UPLOAD_MS };
  return (await api.post<{ data: ReturnPicture[] }>(pathOf(one), options)).data;
}

/** @returns those that are left */
export async function removeReturnPicture(
  one: PicturedReturn,
  pictureId: string,
  accessToken: string | null,
): Promise<ReturnPicture[]> {
  const path = `${pathOf(one)}/${encodeURIComponent(pictureId)}`;
  const query = { access_token: accessToken };
  return (await api.delete<{ data: ReturnPicture[] }>(path, { query })).data;
}

/** The picture itself: an <img> could not carry who asks for it. */
export function useReturnPicture({ url }: ReturnPicture, accessToken: string | null) {
  const opened = accessToken === null ? "" : `?access_token=${encodeURIComponent(accessToken)}`;
  return useQuery({
    queryKey: ["return-picture", url] as const,
    queryFn: async () => (await download(url + opened)).blob,
    staleTime: Number.POSITIVE_INFINITY,
    // Private: out of memory soon after nobody looks at it any more.
    gcTime: 60_000,
  });
}
