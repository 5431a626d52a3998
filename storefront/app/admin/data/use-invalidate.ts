import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** After a change: refetches everything read of these resources (first parts of the keys). */
export function useInvalidate(): (...resources: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...resources) => {
      await Promise.all(
        resources.map((resource) => client.invalidateQueries({ queryKey: ["admin", resource] })),
      );
    },
    [client],
  );
}
