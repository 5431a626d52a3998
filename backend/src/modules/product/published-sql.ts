/** SQL of how many products there are, drafts among them. Read by the dashboard's figures. */
export const ALL_PRODUCTS = `(SELECT coalesce(sum(n), 0)::float8 FROM (
     SELECT n FROM catalogue_tally WHERE kind = 'all'
     UNION ALL SELECT n FROM catalogue_draft_tally WHERE kind = 'all') t)`;

/** Read by the checkout: a quote and its order ask the price that the catalogue shows. */
export { variantPriceAt } from "./price-sql";
export { struckPrice } from "./price-past-sql";
