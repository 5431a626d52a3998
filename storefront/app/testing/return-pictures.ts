import {
  returnPicturesResponseSchema,
  type OrderReturn,
  type ReturnPicture,
} from "@strive/backend/contracts/returns";
import { MOST_RETURN_PICTURES, takesPictures } from "@strive/backend/contracts/return-rules";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, vi } from "vitest";
import { failure } from "./handlers";

/** A picture of a return, as the server lists it. */
export const pictureOf = (
  { id, order_id }: Pick<OrderReturn, "id" | "order_id">,
  number: number,
  by: ReturnPicture["by"] = "buyer",
): ReturnPicture => ({
  id: `picture_${number}`,
  url: `/api/orders/${order_id}/returns/${id}/pictures/picture_${number}`,
  width: 1200,
  height: 1600,
  by,
  createdAt: "2026-11-24T09:00:00.000Z",
});

/** Files in memory have addresses: jsdom gives none. */
export function showBlobs(): void {
  let made = 0;
  beforeEach(() => {
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: () => `blob:${(made += 1)}`,
        revokeObjectURL: () => undefined,
      }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());
}

export const photo = (name: string, type = "image/jpeg") => new File([name], name, { type });

type Pictured = Pick<OrderReturn, "id" | "order_id" | "status" | "pictures">;

interface PictureDesk {
  side: ReturnPicture["by"];
  find: (returnId: string) => Pictured | undefined;
  set: (returnId: string, pictures: ReturnPicture[]) => void;
  isAllowed: (request: Request) => boolean;
  /** What was sent and removed: "sent" or the id of the picture. */
  log: string[];
}

const PATH = "*/api/orders/:id/returns/:return_id/pictures";

/** The calls about pictures of returns. */
export function pictureHandlers({ side, find, set, isAllowed, log }: PictureDesk) {
  const answer = (one: Pictured, pictures: ReturnPicture[], status: number) => {
    set(one.id, pictures);
    const body = returnPicturesResponseSchema.parse({ success: true, data: pictures });
    return HttpResponse.json(body, { status });
  };
  const found = (request: Request, id: unknown) =>
    isAllowed(request) ? find(String(id)) : undefined;
  return [
    http.post(PATH, async ({ request, params }) => {
      const one = found(request, params["return_id"]);
      const files = (await request.formData()).getAll("images");
      if (!one) return failure(404, "Resource not found");
      if (files.length !== 1) return failure(400, "Send one picture");
      if (!takesPictures(one, side)) return failure(409, "This return is over");
      const own = one.pictures.filter(({ by }) => by === side).length;
      if (own >= MOST_RETURN_PICTURES) return failure(400, "At most 4 pictures of one return");
      log.push("sent");
      return answer(one, [...one.pictures, pictureOf(one, one.pictures.length + 1, side)], 201);
    }),
    http.get(`${PATH}/:picture_id`, ({ request, params }) =>
      found(request, params["return_id"])
        ? new HttpResponse("picture", { headers: { "Content-Type": "image/webp" } })
        : failure(404, "Resource not found"),
    ),
    http.delete(`${PATH}/:picture_id`, ({ request, params }) => {
      const one = found(request, params["return_id"]);
      if (!one) return failure(404, "Resource not found");
      log.push(String(params["picture_id"]));
      return answer(
        one,
        one.pictures.filter(({ id }) => id !== params["picture_id"]),
        200,
      );
    }),
  ];
}
