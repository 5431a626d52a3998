import { useState } from "react";
import { useAdminQuery, type AdminQuery } from "~/admin/data/admin-query";
import { codeQuery } from "./api";

export interface CodeState {
  /** Whether somebody wants to see it. */
  isWanted: boolean;
  want: () => void;
  query: AdminQuery<string>;
}

/**
 * The code of a gift card, asked for only when somebody wants to see it: the shop logs each look.
 * @param isShown it is wanted anyway
 */
export function useCode(id: string, isShown: boolean): CodeState {
  const [isPressed, setIsPressed] = useState(false);
  const isWanted = isPressed || isShown;
  const query = useAdminQuery({ ...codeQuery(id), enabled: isWanted });
  return { isWanted, want: () => setIsPressed(true), query };
}
