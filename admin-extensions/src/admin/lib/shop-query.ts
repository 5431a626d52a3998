import { FetchError } from "@medusajs/js-sdk";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { callShop } from "./sdk";

export const shopKey = (path: string) => ["shop", path] as const;

const isMissing = (error: Error) => error instanceof FetchError && error.status === 404;

/** Null: the shop does not know that id. */
export const useShopQuery = <Data>(path: string): UseQueryResult<Data | null> =>
  useQuery({
    queryKey: shopKey(path),
    queryFn: async () => {
      try {
        return await callShop<Data>(path);
      } catch (error) {
        if (error instanceof Error && isMissing(error)) return null;
        throw error;
      }
    },
    retry: 1,
  });
