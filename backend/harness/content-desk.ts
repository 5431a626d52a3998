import { contentResponseSchema } from "../src/contracts/content";
import type { ContentPart, ContentTexts } from "../src/contracts/content-parts";
import { expect } from "vitest";
import { pictureForm, plainJpeg } from "./odd-pictures";
import { callShop } from "./people";
import type { ActivityCase } from "./selling-activities";
import type { Shop } from "./shop";

/** No test lives to see what begins then. */
const LATER = "2099-01-01T06:00:00.000Z";

/** The body of a version of a part that follows the newest one; shown at once. */
export async function nextVersion(
  shop: Pick<Shop, "origin">,
  token: string,
  { part, texts }: { part: ContentPart; texts: ContentTexts },
) {
  const { json } = await callShop(shop, "GET", `/api/admin/content/${part}`, { token });
  const [newest] = contentResponseSchema.parse(json).data;
  return { texts, link: null, starts_at: null, ends_at: null, seen: newest?.id ?? null };
}

/** A version that nobody sees yet, and that says nothing. */
export const laterVersion = async (
  shop: Pick<Shop, "origin">,
  token: string,
  part: ContentPart,
) => ({ ...(await nextVersion(shop, token, { part, texts: {} })), starts_at: LATER });

/** A story that nobody sees yet. */
export const laterStory = async (shop: Pick<Shop, "origin">, token: string) => ({
  ...(await laterVersion(shop, token, "story")),
  texts: { en: { title: "Later" } },
});

const LOGGED = { "en.title": "Later", starts_at: LATER };

/**
 * What staff do with what the pages say, as the audit log tells it.
 * @param made makes a thing by a POST and gives its id @param next gives the body of a `laterStory`
 */
export const contentActivities = (
  made: (path: string, body: object) => Promise<string>,
  next: () => Promise<object>,
): Record<string, () => Promise<ActivityCase>> => ({
  "POST /api/admin/content/:part": async () => {
    const line = { action: "content.publish", label: "Story", before: null, after: LOGGED };
    return { path: "/api/admin/content/story", body: await next(), line };
  },
  "DELETE /api/admin/content/:part/:id": async () => {
    const id = await made("/api/admin/content/story", await next());
    const line = { action: "content.withdraw", label: "Story", before: LOGGED, after: null };
    return { path: `/api/admin/content/story/${id}`, line };
  },
  "POST /api/admin/content-pictures": async () => {
    const after = { url: expect.stringMatching(/^\/uploads\/.+\.webp$/) as string };
    const line = { action: "content.picture", label: "Picture", before: null, after };
    return { path: "/api/admin/content-pictures", form: pictureForm(await plainJpeg()), line };
  },
});
