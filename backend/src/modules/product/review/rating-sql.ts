/**
 * SQL of what the reviews of a product come to, as the JSON of its row has it: `,"rating":{…}`, empty without any.
 * `revision` is another one after every change of a published review, so that whatever was remembered of them goes
 * with the row. Race: the newest time would hide a change that began before another and is committed after it; their sum
 * does not.
 * Index: product_review_shown, of which it reads the product's part alone.
 * @param product SQL of its id
 */
export const ratingJson = (product: string): string => `coalesce((
  SELECT ',"rating":{"average":' || round(avg(r.rating), 1) || ',"count":' || count(*) || ',"revision":'
    || sum((extract(epoch FROM r.changed_at) * 1000)::bigint) % 1000000007 || '}'
  FROM product_review r WHERE r.product_id = ${product} AND r.state = 'shown' HAVING count(*) > 0), '')`;
