import type { ParcelItem } from "../records";

export interface SplitProblem {
  field: string;
  message: string;
}

const piecesOf = (items: readonly ParcelItem[], id: string): number =>
  items.reduce((sum, item) => sum + (item.item_id === id ? item.quantity : 0), 0);

/** What is wrong with a split of these goods: each piece belongs in one parcel. */
export function problemsOfSplit(
  goods: readonly ParcelItem[],
  parcels: readonly { items: readonly ParcelItem[] }[],
): SplitProblem[] {
  const problems = parcels.flatMap(({ items }, at) =>
    items.flatMap(({ item_id }, line): SplitProblem[] => {
      const field = `parcels.${at}.items.${line}.item_id`;
      if (!goods.some((item) => item.item_id === item_id)) {
        return [{ field, message: "This order has no such line" }];
      }
      const isTwice = items.findIndex((item) => item.item_id === item_id) !== line;
      return isTwice ? [{ field, message: "This line is named twice" }] : [];
    }),
  );
  if (problems.length > 0) return problems;
  const all = parcels.flatMap(({ items }) => items);
  const isWhole = goods.every(({ item_id, quantity }) => piecesOf(all, item_id) === quantity);
  const message = "Put every piece of the order in one parcel, and in one only";
  return isWhole ? [] : [{ field: "parcels", message }];
}
