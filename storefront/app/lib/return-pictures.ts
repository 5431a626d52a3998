import { MOST_RETURN_PICTURES, takesPictures } from "@strive/backend/contracts/return-rules";
import type { OrderReturn, ReturnPicture } from "@strive/backend/contracts/returns";
import { api } from "./api-client";
import { pictureForm, UPLOAD_MS } from "./own-picture";

export { MOST_RETURN_PICTURES, takesPictures };
export type { ReturnPicture };
export type PicturedReturn = Pick<
  OrderReturn,
  "id" | "order_id" | "return_number" | "status" | "pictures"
>;

const pathOf = ({ id, order_id }: Pick<OrderReturn, "id" | "order_id">): string =>
  `/orders/${encodeURIComponent(order_id)}/returns/${encodeURIComponent(id)}/pictures`;

/** May be sent again: the same file is the same picture. @returns all pictures of the return */
export async function addReturnPicture(
  one: PicturedReturn,
  file: Blob,
  accessToken: string | null,
): Promise<ReturnPicture[]> {
  const query = { access_token: accessToken };
  const options = { body: pictureForm(file), query, timeoutMs: UPLOAD_MS };
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
