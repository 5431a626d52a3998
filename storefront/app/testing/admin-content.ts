import {
  contentErrors,
  contentResponseSchema,
  contentVersionResponseSchema,
  publishContentBodySchema,
  sentPictureResponseSchema,
  type ContentVersion,
} from "@strive/backend/contracts/content";
import type { ContentPart } from "@strive/backend/contracts/content-parts";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";
import { answerShipping, shipping } from "./shipping";

export const SENT_PICTURE = "/uploads/0123456789abcdef01234567-1600x1200-8a6d3b.webp";

export const contentVersion = (changes: Partial<ContentVersion> = {}): ContentVersion => ({
  id: "content_1",
  part: "hero",
  texts: { en: { line: "Rain is no excuse." } },
  link: null,
  pictures: [],
  starts_at: "2026-11-20T08:30:00.000Z",
  ends_at: null,
  published_at: "2026-11-20T08:30:00.000Z",
  published_by: "diane@strive.rw",
  is_withdrawn: false,
  ...changes,
});

/** What a sent picture is answered with: its address. */
export const answerPicture = (url: string) =>
  http.post("*/api/admin/content-pictures", async ({ request }) => {
    const file = (await request.formData()).get("images");
    if (!(file instanceof File) || file.name === "notes.png")
      return failure(400, "Invalid request", {
        errors: [{ field: "images", message: "notes.png is damaged and can't be read." }],
      });
    const data = { url, width: 1600, height: 1200 };
    return HttpResponse.json(sentPictureResponseSchema.parse({ success: true, data }), {
      status: 201,
    });
  });

/** What staff say on the pages, the newest first. */
export function contentDesk(start: readonly ContentVersion[] = []) {
  const desk = { versions: [...start] };
  const of = (part: ContentPart) => desk.versions.filter((one) => one.part === part);
  const handlers = [
    http.get("*/api/shipping", () => HttpResponse.json(answerShipping(shipping))),
    http.get("*/api/admin/content/:part", ({ params }) => {
      const data = of(params["part"] as ContentPart);
      return HttpResponse.json(contentResponseSchema.parse({ success: true, data }));
    }),
    http.post("*/api/admin/content/:part", async ({ request, params }) => {
      const part = params["part"] as ContentPart;
      const { seen, ...body } = publishContentBodySchema.parse(await request.json());
      if (contentErrors(part, body).length > 0) return failure(400, "Not valid");
      const [newest] = of(part);
      if ((newest?.id ?? null) !== seen)
        return failure(409, "Somebody has published this meanwhile");
      const now = new Date().toISOString();
      const data = contentVersion({
        ...{ id: `content_${desk.versions.length + 1}`, part, published_by: "admin@strive.rw" },
        ...{
          texts: body.texts,
          link: body.link,
          pictures: body.pictures,
          ends_at: body.ends_at,
          published_at: now,
        },
        starts_at: body.starts_at ?? now,
      });
      desk.versions.unshift(data);
      return HttpResponse.json(contentVersionResponseSchema.parse({ success: true, data }), {
        status: 201,
      });
    }),
    answerPicture(SENT_PICTURE),
    http.delete("*/api/admin/content/:part/:id", ({ params }) => {
      desk.versions = desk.versions.map((one) =>
        one.id === params["id"] ? { ...one, is_withdrawn: true } : one,
      );
      return HttpResponse.json({ success: true });
    }),
  ];
  return { desk, handlers };
}
