import type { MedusaContainer } from "@medusajs/framework/types";
import type {
  AnswerReviewBody,
  DecideReviewBody,
  StaffReview,
  StaffReviewListQuery,
  StaffReviewListResponse,
} from "../../contracts/reviews";
import { typedOrNull } from "../../contracts/typed-text";
import type { UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { shopProducts } from "../../modules/product";
import type { ReviewRecord } from "../../modules/product/review/records";
import type { Changed } from "../../modules/product/review/service";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { staffReviewOf } from "./review-view";

/** A page of reviews, for staff. */
export async function listStaffReviews(
  container: MedusaContainer,
  query: StaffReviewListQuery,
): Promise<Omit<StaffReviewListResponse, "success" | "limit" | "offset">> {
  const { count, reviews, stateCounts } = await shopProducts(container).reviews.list(query);
  return { data: reviews.map(staffReviewOf), count, state_counts: stateCounts };
}

/** For the audit log: nothing of what its writer said. */
const logged = ({ state, reason, answer }: ReviewRecord) => ({ state, reason, answer });

async function record(
  inside: Run,
  who: UserActor,
  action: "review.state" | "review.answer",
  { before, after }: Changed,
): Promise<void> {
  const fields = fieldsChanged(before ? logged(before) : {}, logged(after));
  if (!fields) return;
  const subject = { kind: "review", id: after.id, label: after.productName };
  await recordActivity(inside, { who, action, subject, ...fields });
}

/** Shoppers see it at once. @throws ApiError 404 */
async function answerOf(container: MedusaContainer, id: string): Promise<StaffReview> {
  await refreshCatalogue(container);
  const one = await shopProducts(container).reviews.read(id);
  if (!one) throw notFound();
  return staffReviewOf(one);
}

/**
 * Publishes a review, or refuses it with a reason that its writer reads; what was decided may be decided otherwise.
 * @throws ApiError 404; 409 when its writer has changed it since
 */
export async function decideReview(
  container: MedusaContainer,
  who: UserActor,
  id: string,
  body: DecideReviewBody,
): Promise<StaffReview> {
  const reason = body.state === "refused" ? body.reason : null;
  await inTransaction(async (inside) => {
    const wanted = { id, state: body.state, reason, version: body.version };
    const changed = await shopProducts(container).reviews.decide(inside, wanted);
    if (changed === null) throw notFound();
    if (changed === "changed") {
      throw conflict("Its writer has changed this review. Read it again before you decide");
    }
    await record(inside, who, "review.state", changed);
  });
  return answerOf(container, id);
}

/** Writes the shop's answer to a review, changes it, or takes it away. @throws ApiError 404 */
export async function answerReview(
  container: MedusaContainer,
  who: UserActor,
  id: string,
  { answer }: AnswerReviewBody,
): Promise<StaffReview> {
  await inTransaction(async (inside) => {
    const changed = await shopProducts(container).reviews.answer(inside, id, typedOrNull(answer));
    if (changed === null) throw notFound();
    await record(inside, who, "review.answer", changed);
  });
  return answerOf(container, id);
}
