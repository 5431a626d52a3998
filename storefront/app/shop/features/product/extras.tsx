import { useState } from "react";
import { FitDialog } from "~/shop/fit/fit-dialog";
import { ShareDialog } from "~/shop/share/share-dialog";
import { SizeGuide } from "~/shop/size-guide/size-guide";
import type { ExtrasProps } from "./extras-props";
import { Zoom } from "./zoom";

/** The product page's dialogs: in one file, since they share most of their code. */
export default function Extras({ wanted: first, product, pictures, pageSizes, url }: ExtrasProps) {
  const [wanted, setWanted] = useState(first);
  const [isOpen, onOpenChange] = useState(true);
  const frame = { isOpen, onOpenChange };
  if (wanted === "sizes") return <SizeGuide {...frame} productId={product.id} />;
  if (wanted === "fit") {
    return <FitDialog {...frame} product={product} url={url} onChart={() => setWanted("sizes")} />;
  }
  if (wanted === "share") return <ShareDialog {...frame} name={product.name} url={url} />;
  return (
    <Zoom {...frame} name={product.name} pictures={pictures} first={wanted} pageSizes={pageSizes} />
  );
}
