import type { MedusaContainer } from "@medusajs/framework/types";
import {
  contentErrors,
  keptTexts,
  SHOWN_VERSIONS,
  type ContentResponse,
  type ContentVersion,
  type PublishContentBody,
} from "../../contracts/content";
import { CONTENT_PARTS, type ContentPart } from "../../contracts/content-parts";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { tellMedusa } from "../../modules/jobs/published-sql";
import { shopSettings } from "../../modules/settings";
import type { VersionRecord } from "../../modules/settings/content/service";
import { recordActivity } from "../../modules/staff/published-sql";

const iso = (time: Date | null): string | null => time && time.toISOString();

const viewOf = (version: VersionRecord): ContentVersion => ({
  id: version.id,
  part: version.part,
  texts: version.texts,
  link: version.link,
  starts_at: version.startsAt.toISOString(),
  ends_at: iso(version.endsAt),
  published_at: version.publishedAt.toISOString(),
  published_by: version.publishedBy,
  is_withdrawn: version.isWithdrawn,
});

const LABELS: Readonly<Record<ContentPart, string>> = {
  hero: "Hero",
  story: "Story",
  banner: "Banner",
  contact: "Contact",
  seller: "Seller",
};
const subjectOf = ({ id, part }: VersionRecord) => ({ kind: "content", id, label: LABELS[part] });

/** What plugins are told: when it is shown is theirs to decide by, as it may begin later. */
const eventOf = (version: VersionRecord) => {
  const { id, part, starts_at, ends_at } = viewOf(version);
  return { id, part, starts_at, ends_at };
};

/** "en.line": what it says, and where it leads and when. */
const logged = ({ texts, link, startsAt, endsAt }: VersionRecord) => ({
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([language, fields]) =>
      Object.entries(fields).map(([field, text]) => [`${language}.${field}`, text]),
    ),
  ),
  ...(link !== null && { link }),
  starts_at: startsAt.toISOString(),
  ...(endsAt && { ends_at: endsAt.toISOString() }),
});

export async function listContent(container: MedusaContainer): Promise<ContentResponse["data"]> {
  const { content } = shopSettings(container);
  const newest = async (part: ContentPart) => [
    part,
    (await content.newest(part, SHOWN_VERSIONS)).map(viewOf),
  ];
  return Object.fromEntries(
    await Promise.all(CONTENT_PARTS.map(newest)),
  ) as ContentResponse["data"];
}

/**
 * Every process's next page shows it, or from its time on.
 * @throws ApiError 400 with the field named; 409 when there is a newer version than the writer knows
 */
export async function publishContent(
  container: MedusaContainer,
  who: UserActor,
  part: ContentPart,
  { seen, texts, link, starts_at: startsAt, ends_at: endsAt }: PublishContentBody,
): Promise<ContentVersion> {
  const errors = contentErrors(part, { texts, link });
  if (endsAt !== null && Date.parse(endsAt) <= Date.now()) {
    errors.push({ field: "ends_at", message: "Must be in the future" });
  }
  if (errors.length > 0) throw invalidRequest(errors);
  const { content } = shopSettings(container);
  const version = await inTransaction(async (inside) => {
    await content.lock(inside, part);
    const [newest] = await content.newest(part, 1, inside);
    if ((newest?.id ?? null) !== seen) {
      throw conflict(
        newest
          ? `${newest.publishedBy} has published this meanwhile`
          : "This was emptied meanwhile",
      );
    }
    const added = await content.publish(inside, {
      part,
      texts: keptTexts(part, texts),
      link,
      startsAt,
      endsAt,
      by: who.email,
    });
    await recordActivity(inside, {
      ...{ who, action: "content.publish", subject: subjectOf(added) },
      before: null,
      after: logged(added),
    });
    await tellMedusa(inside, [{ name: "content.published", data: eventOf(added) }]);
    return added;
  });
  await content.catchUp();
  return viewOf(version);
}

/** @throws ApiError 404 */
export async function withdrawContent(
  container: MedusaContainer,
  who: UserActor,
  { part, id }: { part: ContentPart; id: string },
): Promise<void> {
  const { content } = shopSettings(container);
  await inTransaction(async (inside) => {
    const gone = await content.withdraw(inside, part, id);
    if (!gone) throw notFound();
    await recordActivity(inside, {
      ...{ who, action: "content.withdraw", subject: subjectOf(gone) },
      before: logged(gone),
      after: null,
    });
    await tellMedusa(inside, [{ name: "content.withdrawn", data: eventOf(gone) }]);
  });
  await content.catchUp();
}
