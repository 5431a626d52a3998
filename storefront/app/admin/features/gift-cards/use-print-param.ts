import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

const PRINT = "print";

/** Whether the card is shown as it is printed: `?print=card`. Opening is a step, so that Back closes. */
export function usePrintParam() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return {
    isOpen: search.get(PRINT) === "card",
    open: () => void navigate({ search: `${PRINT}=card` }, { state }),
    close: () => void navigate({ search: "" }, { replace: true, state }),
  };
}
