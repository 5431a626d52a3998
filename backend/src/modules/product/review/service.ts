import {
  REVIEW_STATES,
  type ReviewState,
  type StaffReviewListQuery,
} from "../../../contracts/reviews";
import { run, type Run } from "../../../lib/database";
import { containing } from "../../../lib/like-pattern";
import { isSaidAgain, stepTo } from "./domain/decide-review";
import type { Decision, ListedReview, NewReview, ReviewPage, ReviewRecord } from "./records";
import {
  ANSWER_REVIEW,
  DECIDE_REVIEW,
  DELETE_REVIEW,
  KEPT_PRODUCTS,
  listReviews,
  LOCK_OF_BUYER,
  LOCK_REVIEW,
  READ_LISTED_REVIEW,
  REVIEWS_OF_BUYER,
  REVIEWS_OF_ORDERS,
  WRITE_REVIEW,
} from "./sql";

const NONE: Record<ReviewState, number> = { waiting: 0, shown: 0, refused: 0 };

/** A review before and after a change. */
export interface Changed {
  before: ReviewRecord | null;
  after: ReviewRecord;
}

/** What buyers say of products they got, and what staff decide about it. */
export default class ReviewService {
  /** Of these products, one each at most. */
  ofBuyer(buyer: string, productIds: readonly string[]): Promise<ReviewRecord[]> {
    return run<ReviewRecord>(REVIEWS_OF_BUYER, [buyer, productIds]);
  }

  /** Of these orders' articles, the newest first. */
  ofOrders(orderIds: readonly string[]): Promise<ReviewRecord[]> {
    return run<ReviewRecord>(REVIEWS_OF_ORDERS, [orderIds]);
  }

  /** Those of the products that were not deleted. */
  async keptProducts(inside: Run, ids: readonly string[]): Promise<Set<string>> {
    const rows = await inside<{ id: string }>(KEPT_PRODUCTS, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Keeps what is said, for staff to look at; the same again changes nothing. */
  async write(inside: Run, wanted: NewReview): Promise<Changed> {
    const { productId, buyer, itemId } = wanted;
    const [before] = await inside<ReviewRecord>(LOCK_OF_BUYER, [productId, buyer]);
    if (before && isSaidAgain(before, wanted, itemId)) return { before, after: before };
    const { id, orderId, productName, size, rating, fit, title, text, height } = wanted;
    const of = [id, productId, buyer, orderId, itemId, productName, size];
    const said = [rating, fit, title, text, height];
    const [after] = await inside<ReviewRecord>(WRITE_REVIEW, [...of, ...said]);
    if (!after) throw new Error("The review was not kept.");
    return { before: before ?? null, after };
  }

  /** @returns its id; null: there was none */
  async withdraw(inside: Run, productId: string, buyer: string): Promise<string | null> {
    const [gone] = await inside<{ id: string }>(DELETE_REVIEW, [productId, buyer]);
    return gone?.id ?? null;
  }

  /** Null: there is no such review; `changed`: it says something else by now. */
  async decide(inside: Run, wanted: Decision): Promise<Changed | "changed" | null> {
    const [before] = await inside<ReviewRecord>(LOCK_REVIEW, [wanted.id]);
    if (!before) return null;
    const step = stepTo(before, wanted);
    if (step === "changed") return "changed";
    if (step === "same") return { before, after: before };
    const { id, state, reason } = wanted;
    const [after] = await inside<ReviewRecord>(DECIDE_REVIEW, [id, state, reason]);
    return after ? { before, after } : null;
  }

  /** @param answer null: none any more. @returns null: there is no such review */
  async answer(inside: Run, id: string, answer: string | null): Promise<Changed | null> {
    const [before] = await inside<ReviewRecord>(LOCK_REVIEW, [id]);
    if (!before) return null;
    if (before.answer === answer) return { before, after: before };
    const [after] = await inside<ReviewRecord>(ANSWER_REVIEW, [id, answer]);
    return after ? { before, after } : null;
  }

  /** For staff. */
  async list({ state, search = "", limit, offset }: StaffReviewListQuery): Promise<ReviewPage> {
    const term = search.trim().toLowerCase();
    const states = state === undefined ? REVIEW_STATES : [state];
    const pattern = term === "" ? null : containing(term);
    const [page] = await run<Omit<ReviewPage, "stateCounts"> & { stateCounts: object }>(
      listReviews(state === "waiting"),
      [states, pattern, limit, offset],
    );
    if (!page) throw new Error("The list has no row.");
    return { ...page, stateCounts: { ...NONE, ...page.stateCounts } };
  }

  /** As staff list it; null: there is none. */
  async read(id: string): Promise<ListedReview | null> {
    const [row] = await run<ListedReview>(READ_LISTED_REVIEW, [id]);
    return row ?? null;
  }
}
