import type { ContentVersion } from "../../contracts/content";
import type { ContentPicture, PicturePoint } from "../../contracts/content-parts";
import { fieldsChanged } from "../../modules/staff/published-sql";

type Fields = Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<string, string>;

/** Letters of a text that the audit log keeps: a page's whole text is in its version. */
const LOGGED_LETTERS = 400;
const beginning = (text: string): string =>
  text.length > LOGGED_LETTERS ? `${text.slice(0, LOGGED_LETTERS)}…` : text;

/** "en.line": what it says. */
const textFields = (texts: ContentPicture["texts"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, fields]) =>
      Object.entries(fields).map(([field, text]) => [`${language}.${field}`, beginning(text)]),
    ),
  );

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
/** "Gahinga Boxy Tee, 25% 90%" */
const pointText = ({ x, y, product_id: id }: PicturePoint, names: Names): string =>
  `${names.get(id) ?? id}, ${percent(x)} ${percent(y)}`;

/** By what tells a picture from the others, wherever it stands: its address, and how many have the same before it. */
const byAddress = (pictures: readonly ContentPicture[]): Map<string, ContentPicture> =>
  new Map(
    pictures.map((picture, at) => {
      const same = pictures.slice(0, at).filter(({ url }) => url === picture.url).length;
      return [same === 0 ? picture.url : `${picture.url} ${same + 1}`, picture];
    }),
  );

type Said = Pick<ContentPicture, "texts" | "points">;
const NOTHING_SAID: Said = { texts: {} };
interface Change {
  before: unknown;
  after: unknown;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** By their titles; by their addresses those that have none, or that of another. */
function namesOfPictures(pictures: ReadonlyMap<string, ContentPicture>): (key: string) => string {
  const titles = [...pictures.values()].map(({ texts }) => texts.en?.["title"]);
  return (key) => {
    const title = pictures.get(key)?.texts.en?.["title"];
    return title === undefined || titles.filter((one) => one === title).length > 1 ? key : title;
  };
}

/** Which pictures there are, in which order, with which texts and points: what of it differs. */
function pictureChange(
  was: readonly ContentPicture[],
  is: readonly ContentPicture[],
  products: Names,
): { before: Fields; after: Fields } {
  const [old, now] = [byAddress(was), byAddress(is)];
  const nameOf = namesOfPictures(new Map([...old, ...now]));
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};

  const listed = (pictures: ReadonlyMap<string, ContentPicture>): string[] =>
    [...pictures].flatMap(([key, { url, wide = url }]) =>
      wide === url ? [nameOf(key)] : [nameOf(key), wide],
    );
  const [oldList, newList] = [listed(old), listed(now)];
  if (!isSame(oldList, newList)) {
    const field = isSame(oldList.toSorted(), newList.toSorted()) ? "order" : "pictures";
    [before[field], after[field]] = [oldList, newList];
  }

  /** Of each picture that is there now; what one that is new had before is not told. */
  const tell = (field: string, change: (was: Said, is: Said) => Change | null) => {
    const changes = [...now].flatMap(([key, picture]) => {
      const changed = change(old.get(key) ?? NOTHING_SAID, picture);
      return changed === null ? [] : [{ key, ...changed }];
    });
    if (changes.length === 0) return;
    const told = changes.filter(({ key }) => old.has(key));
    before[field] = Object.fromEntries(told.map((one) => [nameOf(one.key), one.before]));
    after[field] = Object.fromEntries(changes.map((one) => [nameOf(one.key), one.after]));
  };
  tell("texts", (one, other) => fieldsChanged(textFields(one.texts), textFields(other.texts)));
  const pointsOf = ({ points = [] }: Said) => points.map((point) => pointText(point, products));
  tell("points", (one, other) => {
    const change = { before: pointsOf(one), after: pointsOf(other) };
    return isSame(change.before, change.after) ? null : change;
  });
  return { before, after };
}

/** What the pages say but for pictures, and where it leads. */
const saidIn = ({ texts, link }: ContentVersion): Fields => ({
  ...textFields(texts),
  ...(link !== null && { link }),
});

/**
 * How a version differs from the one whose place it takes, for the audit log; with none before it: what it is.
 * @param names of the products that points name, by id
 */
export function loggedChange(
  before: ContentVersion | undefined,
  after: ContentVersion,
  names: Names,
): { before: Fields | null; after: Fields } {
  const { starts_at, ends_at } = after;
  const times = { starts_at, ...(ends_at !== null && { ends_at }) };
  const pictures = pictureChange(before?.pictures ?? [], after.pictures, names);
  if (before === undefined) {
    return { before: null, after: { ...saidIn(after), ...pictures.after, ...times } };
  }
  const said = fieldsChanged(saidIn(before), saidIn(after)) ?? { before: {}, after: {} };
  return {
    before: { ...said.before, ...pictures.before },
    // When it begins is no change of what was there: the log has the moment of what begins at once.
    after: {
      ...said.after,
      ...pictures.after,
      ...(starts_at > after.published_at && { starts_at }),
      ...(ends_at !== null && { ends_at }),
    },
  };
}
