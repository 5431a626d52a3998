import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";

/** The router numbers its entries: above 0 there is a page of this shop to go back to. */
const canGoBack = (): boolean => {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
};

/** For a link: back to the page before, where the shopper left it; else wherever the link leads. */
export function useGoBack() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (!canGoBack()) return;
    event.preventDefault();
    void navigate(-1);
  };
}
