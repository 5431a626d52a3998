import { checkBy } from "~/lib/field-rules";
import { answerReviewBodySchema } from "@strive/backend/contracts/reviews";

export const checkAnswer = (typed: { answer: string }) => checkBy(answerReviewBodySchema, typed);
