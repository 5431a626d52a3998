import { paths } from "~/lib/paths";
import { BackLink } from "~/ui/back-link";
import * as common from "~/words/common";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";

/** The router numbers its entries: above 0 there is a page of this shop to go back to. */
const canGoBack = (): boolean => {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
};

/** For a link: goes back to the previous page where the shopper left it, else follows the link. */
function useGoBack() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (!canGoBack()) return;
    event.preventDefault();
    void navigate(-1);
  };
}

/** "Back": to where the shopper came from in this shop, and to the start page from anywhere else. */
export function BackHome() {
  const goBack = useGoBack();
  return (
    <BackLink to={paths.home()} onClick={goBack}>
      {common.back}
    </BackLink>
  );
}
