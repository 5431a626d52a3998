import type { Product } from "@strive/backend/contracts/catalogue";
import Ruler from "lucide-react/icons/ruler";
import { useEffect } from "react";
import { useChangeFit, useKeptFit } from "~/lib/fit-atoms";
import { USER_LEFT } from "~/lib/user-left";
import { LatePart } from "~/shop/late-part";
import * as words from "~/words/fit";
import type { Choice } from "./choice";

const loadOwn = () => import("./own-size");

interface FitHostProps {
  product: Product;
  choice: Choice;
  onFind: () => void;
}

/** Below the sizes: finds one's own, or says which it is. */
export function FitHost({ product, choice, onFind }: FitHostProps) {
  const { people } = useKeptFit();
  const { forget } = useChangeFit();
  useEffect(() => {
    window.addEventListener(USER_LEFT, forget);
    return () => window.removeEventListener(USER_LEFT, forget);
  });
  const find = (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onFind}
      className="inline-flex items-center gap-2 text-link"
    >
      <Ruler size={17} strokeWidth={1.6} aria-hidden="true" />
      {words.find}
    </button>
  );
  if (Object.keys(people).length === 0) return find;
  return (
    <LatePart load={loadOwn} loading={null}>
      {({ OwnSize }) => (
        <OwnSize product={product} choice={choice} onChange={onFind}>
          {find}
        </OwnSize>
      )}
    </LatePart>
  );
}
