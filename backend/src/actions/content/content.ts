import type { MedusaContainer } from "@medusajs/framework/types";
import {
  contentErrors,
  keptTexts,
  SHOWN_VERSIONS,
  type ContentVersion,
  type PublishContentBody,
  type SentPicture,
} from "../../contracts/content";
import {
  OWN_PLATE,
  shownAmong,
  type ContentPart,
  type ContentPicture,
} from "../../contracts/content-parts";
import { CHOOSE_AGAIN } from "../../contracts/stored-picture";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { tellMedusa } from "../../modules/jobs/published-sql";
import { shopProducts } from "../../modules/product";
import { shopSettings } from "../../modules/settings";
import type ContentService from "../../modules/settings/content/service";
import { recordActivity } from "../../modules/staff/published-sql";
import { loggedChange } from "./logged-change";
import { linkProblem } from "./places";

const LABELS: Readonly<Record<ContentPart, string>> = {
  hero: "Hero",
  story: "Story",
  banner: "Banner",
  contact: "Contact",
  seller: "Seller",
  privacy: "Privacy",
  terms: "Terms",
  returns: "Returns",
  gallery: "Gallery",
};
const subjectOf = ({ id, part }: ContentVersion) => ({ kind: "content", id, label: LABELS[part] });

/** What plugins are told: when it is shown is theirs to decide by, as it may begin later. */
const eventOf = ({ id, part, starts_at, ends_at }: ContentVersion) => ({
  ...{ id, part, starts_at, ends_at },
});

/** Newest first. */
export const listContent = (
  container: MedusaContainer,
  part: ContentPart,
): Promise<ContentVersion[]> => shopSettings(container).content.newest(part, SHOWN_VERSIONS);

/** @throws ApiError 400 naming the picture that is not here any more */
async function needPictures(
  content: ContentService,
  inside: Run,
  pictures: readonly ContentPicture[],
): Promise<void> {
  const sent = pictures
    .flatMap(({ url, wide }, at) => [
      { url, field: `pictures.${at}.url` },
      ...(wide === undefined ? [] : [{ url: wide, field: `pictures.${at}.wide` }]),
    ])
    .filter(({ url }) => !OWN_PLATE.test(url));
  const missing = await content.missingPictures(
    inside,
    sent.map(({ url }) => url),
  );
  const errors = sent.flatMap(({ url, field }) =>
    missing.includes(url) ? [{ field, message: CHOOSE_AGAIN }] : [],
  );
  if (errors.length > 0) throw invalidRequest(errors);
}

/** @throws ApiError 400 naming the point whose product is not there, or not any more */
async function needProducts(
  container: MedusaContainer,
  inside: Run,
  pictures: readonly ContentPicture[],
): Promise<void> {
  const named = pictures.flatMap(({ points = [] }, at) =>
    points.map(({ product_id: id }, place) => ({
      id,
      field: `pictures.${at}.points.${place}.product_id`,
    })),
  );
  if (named.length === 0) return;
  const ids = named.map(({ id }) => id);
  const known = await shopProducts(container).companions.wearable(inside, ids);
  const errors = named.flatMap(({ id, field }) =>
    known.has(id) ? [] : [{ field, message: "There is no such product" }],
  );
  if (errors.length > 0) throw invalidRequest(errors);
}

/** What the products are called that some versions name. */
async function namesOf(
  container: MedusaContainer,
  inside: Run,
  versions: ReadonlyArray<ContentVersion | undefined>,
): Promise<ReadonlyMap<string, string>> {
  const points = versions.flatMap(
    (one) => one?.pictures.flatMap(({ points = [] }) => points) ?? [],
  );
  if (points.length === 0) return new Map();
  const ids = points.map(({ product_id: id }) => id);
  const pieces = await shopProducts(container).companions.pieces([...new Set(ids)], inside);
  return new Map(pieces.map(({ id, name }) => [id, name]));
}

/**
 * Every process's next page shows it, or from its time on.
 * @throws ApiError 400 with the field named; 409 when there is a newer version than the writer knows
 */
export async function publishContent(
  container: MedusaContainer,
  who: UserActor,
  part: ContentPart,
  { seen, texts, link, pictures, starts_at: startsAt, ends_at: endsAt }: PublishContentBody,
): Promise<ContentVersion> {
  const errors = contentErrors(part, { texts, link, pictures });
  if (endsAt !== null && Date.parse(endsAt) <= Date.now()) {
    errors.push({ field: "ends_at", message: "Must be in the future" });
  }
  if (errors.length > 0) throw invalidRequest(errors);
  const problem = link === null ? null : await linkProblem(container, link, startsAt);
  if (problem !== null) throw invalidRequest([{ field: "link", message: problem }]);
  const { content } = shopSettings(container);
  const version = await inTransaction(async (inside) => {
    await content.lock(inside, part);
    const versions = await content.newest(part, SHOWN_VERSIONS, inside);
    const [newest] = versions;
    if ((newest?.id ?? null) !== seen) {
      throw conflict(
        newest
          ? `${newest.published_by} has published this meanwhile`
          : "This was emptied meanwhile",
      );
    }
    await needPictures(content, inside, pictures);
    await needProducts(container, inside, pictures);
    const added = await content.publish(inside, {
      part,
      pictures,
      texts: keptTexts(part, texts),
      link,
      startsAt,
      endsAt,
      by: who.email,
    });
    const before = shownAmong(versions, Date.parse(added.starts_at));
    await recordActivity(inside, {
      ...{ who, action: "content.publish", subject: subjectOf(added) },
      ...loggedChange(before, added, await namesOf(container, inside, [before, added])),
    });
    await tellMedusa(inside, [{ name: "content.published", data: eventOf(added) }]);
    return added;
  });
  await content.catchUp();
  return version;
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
      before: loggedChange(undefined, gone, await namesOf(container, inside, [gone])).after,
      after: null,
    });
    await tellMedusa(inside, [{ name: "content.withdrawn", data: eventOf(gone) }]);
  });
  await content.catchUp();
}

/** A picture for what somebody is writing: it is stored already. */
export async function addContentPicture(
  container: MedusaContainer,
  who: UserActor,
  picture: SentPicture,
): Promise<SentPicture> {
  const { url } = picture;
  await inTransaction(async (inside) => {
    await shopSettings(container).content.addPicture(inside, url);
    await recordActivity(inside, {
      ...{
        who,
        action: "content.picture",
        subject: { kind: "content", id: url, label: "Picture" },
      },
      before: null,
      after: { url },
    });
  });
  return picture;
}
