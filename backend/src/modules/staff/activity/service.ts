import { run } from "../../../lib/database";
import { LIST_ALL, LIST_OF_KIND, LIST_OF_SUBJECT } from "./sql";

type Fields = Record<string, unknown>;

/** One line of the log as stored; the time as PostgreSQL's JSON writes it. */
export interface LoggedActivity {
  id: string;
  at: string;
  /** E-mail, or `system`. */
  who: string;
  action: string;
  kind: string;
  subjectId: string;
  label: string;
  before: Fields | null;
  after: Fields | null;
}

interface Page {
  count: number;
  events: LoggedActivity[];
}

/** The audit log; written through `published-sql`, in the transaction of each change. */
export default class ActivityService {
  /** The newest first; of one kind of thing, of one thing, or all. */
  async list(
    of: { kind?: string | undefined; id?: string | undefined },
    limit: number,
    offset: number,
  ): Promise<Page> {
    const [page] =
      of.id !== undefined
        ? await run<Page>(LIST_OF_SUBJECT, [limit, offset, of.id, of.kind ?? null])
        : of.kind !== undefined
          ? await run<Page>(LIST_OF_KIND, [limit, offset, of.kind])
          : await run<Page>(LIST_ALL, [limit, offset]);
    return page ?? { count: 0, events: [] };
  }
}
