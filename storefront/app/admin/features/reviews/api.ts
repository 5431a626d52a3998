import {
  REVIEW_STATES,
  type DecideReviewBody,
  type ReviewState,
  type StaffReview,
  type StaffReviewListResponse,
} from "@strive/backend/contracts/reviews";
import { adminQuery } from "~/admin/data/admin-query";
import { api } from "~/lib/api-client";

/** First part of the keys below. */
export const REVIEWS = "reviews";

/** URL parameters that the list understands. */
export const REVIEW_PARAMS = ["search", "state"] as const;

/** `all`: whatever the state. */
export type ShownState = ReviewState | "all";
export const SHOWN_STATES: readonly ShownState[] = [...REVIEW_STATES, "all"];

/** @param wanted state from the URL: none, or garbage, shows those that wait */
export const shownStateOf = (wanted: string): ShownState =>
  SHOWN_STATES.find((state) => state === wanted) ?? "waiting";

export const reviewListQuery = (shown: ShownState, search: string, offset: number) =>
  adminQuery([REVIEWS, "list", shown, search, offset], (client, signal) => {
    const query = { state: shown === "all" ? "" : shown, search, offset };
    return client.get<StaffReviewListResponse>("/reviews", { query, signal });
  });

const pathOf = (id: string, part: string) => `/reviews/${encodeURIComponent(id)}/${part}`;

/** @throws ApiError 409 when its writer has changed it since */
export const decideReview = async (id: string, body: DecideReviewBody) =>
  (await api.put<{ data: StaffReview }>(pathOf(id, "state"), { body })).data;

/** @param answer empty: none any more */
export const answerReview = async (id: string, answer: string) =>
  (await api.put<{ data: StaffReview }>(pathOf(id, "answer"), { body: { answer } })).data;
