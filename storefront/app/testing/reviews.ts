import {
  answerReviewBodySchema,
  decideReviewBodySchema,
  orderReviewsResponseSchema,
  ownReviewResponseSchema,
  ownReviewSchema,
  reviewBodySchema,
  reviewListQuerySchema,
  reviewListResponseSchema,
  reviewSchema,
  REVIEW_STATES,
  staffReviewListQuerySchema,
  staffReviewListResponseSchema,
  staffReviewResponseSchema,
  staffReviewSchema,
  type DecideReviewBody,
  type OwnReview,
  type Review,
  type Reviewable,
  type ReviewBody,
  type StaffReview,
} from "@strive/backend/contracts/reviews";
import { http, HttpResponse } from "msw";
import { expect } from "vitest";

/** What an order says of its reviews. */
export const answerOrderReviews = (items: readonly Reviewable[], needs_login = false) =>
  orderReviewsResponseSchema.parse({ success: true, data: { needs_login, items } });

/** What Aline said of her tee. */
export const ownReview = (changes: Partial<OwnReview> = {}): OwnReview =>
  ownReviewSchema.parse({
    id: "rev_1",
    _id: "rev_1",
    product_id: "prod_1",
    product_name: "Gahinga Boxy Tee",
    rating: 4,
    fit: "true",
    title: "Sleeves a bit long",
    text: "Good weight for Musanze evenings.",
    size: "M",
    height: 170,
    state: "waiting",
    reason: null,
    answer: null,
    pictures: [],
    writtenAt: "2026-11-24T08:00:00.000Z",
    ...changes,
  });

/** Her tee, to be reviewed. */
export const reviewable = (changes: Partial<Reviewable> = {}): Reviewable => ({
  item_id: "item_0",
  product_id: "prod_1",
  product_name: "Gahinga Boxy Tee",
  image: null,
  pieces: [{ item_id: "item_0", size: "M", color: "#f2f0ea" }],
  review: null,
  ...changes,
});

const PICTURES = "*/api/orders/:id/reviews/:item_id/pictures";
/** A picture of her review, as she has it. */
const ownPicture = (number: number): OwnReview["pictures"][number] => ({
  id: `picture_${number}`,
  url: `/api/orders/order_1/reviews/item_0/pictures/picture_${number}`,
  width: 1200,
  height: 1600,
});

/** The articles of one order, which her reviews change. */
export function ownReviewDesk(start: Reviewable) {
  let item = start;
  const received = {
    written: [] as Array<[itemId: string, body: ReviewBody]>,
    withdrawn: [] as Array<[itemId: string, token: string | null]>,
    /** "sent", or the id of one that was removed. */
    pictures: [] as string[],
  };
  const withPictures = (pictures: OwnReview["pictures"], status: number) => {
    const data = ownReview({ ...item.review, pictures });
    item = { ...item, review: data };
    return HttpResponse.json(ownReviewResponseSchema.parse({ success: true, data }), { status });
  };
  const handlers = [
    http.get("*/api/orders/:id/reviews", () => HttpResponse.json(answerOrderReviews([item]))),
    http.put("*/api/orders/:id/reviews/:item_id", async ({ request, params }) => {
      const body = reviewBodySchema.parse(await request.json());
      const itemId = String(params["item_id"]);
      received.written.push([itemId, body]);
      const { access_token: _token, ...said } = body;
      const piece = item.pieces.find(({ item_id }) => item_id === itemId);
      const data = ownReview({ ...said, ...(piece && { size: piece.size }), state: "waiting" });
      item = { ...item, item_id: itemId, review: data };
      return HttpResponse.json(ownReviewResponseSchema.parse({ success: true, data }));
    }),
    http.delete("*/api/orders/:id/reviews/:item_id", ({ request, params }) => {
      const token = new URL(request.url).searchParams.get("access_token");
      received.withdrawn.push([String(params["item_id"]), token]);
      item = { ...item, review: null };
      return HttpResponse.json({ success: true, data: { id: "rev_1", _id: "rev_1" } });
    }),
    http.post(`${PICTURES}`, async ({ request }) => {
      expect((await request.formData()).getAll("images")).toHaveLength(1);
      received.pictures.push("sent");
      const before = item.review?.pictures ?? [];
      return withPictures([...before, ownPicture(before.length + 1)], 201);
    }),
    http.get(`${PICTURES}/:picture_id`, ({ request }) =>
      new URL(request.url).searchParams.get("access_token") === null
        ? new HttpResponse(null, { status: 404 })
        : new HttpResponse("picture", { headers: { "Content-Type": "image/webp" } }),
    ),
    http.delete(`${PICTURES}/:picture_id`, ({ params }) => {
      const id = String(params["picture_id"]);
      received.pictures.push(id);
      return withPictures(
        (item.review?.pictures ?? []).filter((one) => one.id !== id),
        200,
      );
    }),
  ];
  return { handlers, received };
}

/** A published review; each number makes a different one, the highest the newest. */
export const reviewNumbered = (number: number, changes: Partial<Review> = {}): Review =>
  reviewSchema.parse({
    id: `rev_${number}`,
    rating: 5,
    fit: "true",
    title: `Warm ${number}`,
    text: "Washed it six times.",
    size: "M",
    height: 170,
    date: "2026-11-14",
    answer: null,
    pictures: [],
    ...changes,
  });

const countOf = (reviews: readonly Review[], isMeant: (one: Review) => boolean) =>
  reviews.filter(isMeant).length;

/** The published reviews of every product; `asked` is how lists were asked for. */
export function publishedReviews(reviews: readonly Review[]) {
  const asked: string[] = [];
  const sum = reviews.reduce((all, { rating }) => all + rating, 0);
  const summary = {
    average: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10,
    count: reviews.length,
    by_rating: [1, 2, 3, 4, 5].map((step) => countOf(reviews, ({ rating }) => rating === step)),
    by_fit: {
      small: countOf(reviews, ({ fit }) => fit === "small"),
      true: countOf(reviews, ({ fit }) => fit === "true"),
      large: countOf(reviews, ({ fit }) => fit === "large"),
    },
  };
  const handler = http.get("*/api/products/:key/reviews", ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    const query = reviewListQuerySchema.parse(Object.fromEntries(searchParams));
    const { rating, size, sort = "newest", limit, offset } = query;
    const found = reviews.filter(
      (one) =>
        (rating === undefined || one.rating === rating) &&
        (size === undefined || one.size === size),
    );
    const sign = { newest: 0, highest: -1, lowest: 1 }[sort];
    const sorted = found.toSorted((one, other) => sign * (one.rating - other.rating));
    const data = sorted.slice(offset, offset + limit);
    return HttpResponse.json(
      reviewListResponseSchema.parse({
        success: true,
        data,
        count: found.length,
        limit,
        offset,
        summary,
      }),
    );
  });
  return { handler, asked };
}

/** A review as staff judge it; each number makes a different one. */
export const staffReviewNumbered = (number: number, changes: Partial<StaffReview> = {}) =>
  staffReviewSchema.parse({
    ...ownReview(),
    id: `rev_${number}`,
    _id: `rev_${number}`,
    product_name: `Tee ${number}`,
    order_id: `order_${number}`,
    order_number: `STR-00048${number}`,
    image: null,
    version: 1,
    decidedAt: null,
    answeredAt: null,
    ...changes,
  });

/** The reviews that staff judge. */
export function reviewOffice(start: readonly StaffReview[]) {
  let reviews = [...start];
  const received = {
    lists: [] as string[],
    decided: [] as Array<[id: string, body: DecideReviewBody]>,
    answered: [] as Array<[id: string, answer: string]>,
  };
  const change = (id: string, changes: Partial<StaffReview>) => {
    reviews = reviews.map((one) => (one.id === id ? { ...one, ...changes } : one));
    const data = reviews.find((one) => one.id === id);
    return HttpResponse.json(staffReviewResponseSchema.parse({ success: true, data }));
  };
  const handlers = [
    http.get("*/api/reviews", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      received.lists.push(search);
      const typed = [...searchParams].filter(([, value]) => value !== "");
      const query = staffReviewListQuerySchema.parse(Object.fromEntries(typed));
      const { state, search: term = "", limit, offset } = query;
      const matching = reviews.filter(({ product_name: name }) => name.includes(term));
      const found = matching.filter((one) => state === undefined || one.state === state);
      const counts = REVIEW_STATES.map(
        (one) => [one, matching.filter((review) => review.state === one).length] as const,
      );
      return HttpResponse.json(
        staffReviewListResponseSchema.parse({
          success: true,
          data: found.slice(offset, offset + limit),
          count: found.length,
          limit,
          offset,
          state_counts: Object.fromEntries<number>(counts),
        }),
      );
    }),
    http.put("*/api/reviews/:id/state", async ({ request, params }) => {
      const body = decideReviewBodySchema.parse(await request.json());
      const id = String(params["id"]);
      received.decided.push([id, body]);
      return change(id, {
        state: body.state,
        reason: body.state === "refused" ? body.reason : null,
      });
    }),
    http.put("*/api/reviews/:id/answer", async ({ request, params }) => {
      const { answer } = answerReviewBodySchema.parse(await request.json());
      const id = String(params["id"]);
      received.answered.push([id, answer]);
      return change(id, { answer: answer === "" ? null : answer });
    }),
  ];
  return { handlers, received };
}
