import type { ContentVersion } from "../../../contracts/content";
import {
  CONTENT_PARTS,
  shownAmong,
  type ContentBody,
  type ContentNow,
  type ContentPart,
} from "../../../contracts/content-parts";
import type { ShopContact } from "../../../contracts/shop-contact";
import { legalOf, type LegalIdentity } from "../../../contracts/shop-legal";
import { contactOf } from "../../../contracts/told-contact";
import { run, type Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { HeardState } from "../../../lib/heard-state";
import {
  ADD_PICTURE,
  ADD_VERSION,
  CONTENT_CHANNEL,
  DROP_OLDEST,
  LIST_VERSIONS,
  LOCK_PART,
  MISSING_PICTURES,
  READ_CONTENT,
  TELL,
  WITHDRAW,
} from "./sql";

interface NewVersion extends ContentBody {
  part: ContentPart;
  /** ISO 8601; null: at once. */
  startsAt: string | null;
  endsAt: string | null;
  by: string;
}

/**
 * What staff say on the shop's pages. This process has all of it in memory and hears of every change at once; when
 * something begins or ends is decided as pages are made.
 */
export default class ContentService extends HeardState {
  /** The newest first. */
  private versions: ContentVersion[] = [];

  constructor() {
    super(CONTENT_CHANNEL);
  }

  /** Of each part what its pages say. @param now Unix time, ms */
  shown(now = Date.now()): ContentNow {
    return Object.fromEntries(
      CONTENT_PARTS.flatMap((part) => {
        const version = shownAmong(
          this.versions.filter((one) => one.part === part),
          now,
        );
        if (version === undefined) return [];
        const { texts, link, pictures, starts_at: since } = version;
        return [[part, { texts, link, pictures, since }]];
      }),
    );
  }

  /** How to reach the shop. */
  get contact(): ShopContact {
    return contactOf(this.shown().contact?.texts.en);
  }

  /** Who sells. */
  get legal(): LegalIdentity {
    return legalOf(this.shown().seller?.texts.en);
  }

  protected async reread(look: Run): Promise<void> {
    this.versions = await look<ContentVersion>(READ_CONTENT, []);
    this.changed();
  }

  /** Newest first. */
  newest(part: ContentPart, limit: number, inside: Run = run): Promise<ContentVersion[]> {
    return inside<ContentVersion>(LIST_VERSIONS, [part, limit]);
  }

  /** Until the end of the transaction nobody else publishes this part. */
  async lock(inside: Run, part: ContentPart): Promise<void> {
    await inside(LOCK_PART, [part]);
  }

  async publish(
    inside: Run,
    { part, texts, link, pictures, startsAt, endsAt, by }: NewVersion,
  ): Promise<ContentVersion> {
    const [added] = await inside<ContentVersion>(ADD_VERSION, [
      ...[entityId("content"), part, JSON.stringify(texts), link, startsAt, endsAt, by],
      JSON.stringify(pictures),
    ]);
    if (!added) throw new Error("The version was not written.");
    await inside(DROP_OLDEST, [part]);
    await inside(TELL, []);
    return added;
  }

  /** Staff sent it, for what they are writing. */
  async addPicture(inside: Run, url: string): Promise<void> {
    await inside(ADD_PICTURE, [url]);
  }

  /** Those that a version can't have: nobody sent them, or too long ago. */
  async missingPictures(inside: Run, urls: readonly string[]): Promise<string[]> {
    if (urls.length === 0) return [];
    return (await inside<{ url: string }>(MISSING_PICTURES, [urls])).map(({ url }) => url);
  }

  /** @returns null: there is none, or it is withdrawn already */
  async withdraw(inside: Run, part: ContentPart, id: string): Promise<ContentVersion | null> {
    const [gone] = await inside<ContentVersion>(WITHDRAW, [id, part]);
    if (!gone) return null;
    await inside(TELL, []);
    return gone;
  }
}
