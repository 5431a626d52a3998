/**
 * SQL of what the reviews of a product come to, as the JSON of its row has it: `,"rating":{…}`, empty without any.
 * `as_of` changes with every published review, so that whatever was remembered of them goes with the row.
 * Index: product_review_shown, of which it reads the product's part alone.
 * @param product SQL of its id
 */
export const ratingJson = (product: string): string => `coalesce((
  SELECT ',"rating":{"average":' || round(avg(r.rating), 1) || ',"count":' || count(*) || ',"as_of":'
    || round(extract(epoch FROM max(r.changed_at)) * 1000) || '}'
  FROM product_review r WHERE r.product_id = ${product} AND r.state = 'shown' HAVING count(*) > 0), '')`;
