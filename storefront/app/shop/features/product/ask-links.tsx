import { useShopContact } from "~/lib/shop-contact";
import { labelOfColor } from "~/lib/variant-choice";
import * as words from "~/words/product";
import type { Choice } from "./choice";

interface AskLinksProps {
  name: string;
  choice: Choice;
  /** The product's one address, with the shop's origin. */
  url: string;
  onShare: () => void;
}

/** Size and colour as far as the product has a choice of them. */
const choiceText = ({ sizes, size, colors, color }: Choice): string =>
  [sizes.length > 0 && words.sizeName(size), colors.length > 0 && labelOfColor(color)]
    .filter(Boolean)
    .join(", ");

/** To send the product to somebody, or to ask the shop about it. */
export function AskLinks({ name, choice, url, onShare }: AskLinksProps) {
  const { whatsapp } = useShopContact();
  const question = words.question(name, choiceText(choice), url);
  return (
    <p className="flex flex-wrap gap-x-7">
      <button type="button" onClick={onShare} className="text-link min-w-11">
        {words.share}
      </button>
      {whatsapp && (
        <a
          href={`${whatsapp.href}?text=${encodeURIComponent(question)}`}
          target="_blank"
          rel="noopener"
          className="text-link"
        >
          {words.askOnWhatsApp}
        </a>
      )}
    </p>
  );
}
