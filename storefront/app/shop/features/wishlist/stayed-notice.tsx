import { Message } from "~/ui/message";
import * as words from "~/words/wishlist";
import type { StayedWish } from "./use-move-to-cart";

/** What did not go into the cart, and why. */
export function StayedNotice({ stayed }: { stayed: readonly StayedWish[] }) {
  if (stayed.length === 0) return null;
  return (
    <div className="pt-5">
      <Message tone="danger" className="items-start">
        {words.stayed(stayed.length)}
        {stayed.map(({ id, name, reason }) => (
          <span key={id} className="mt-1 block font-medium">
            {words.reasonOf(name, reason)}
          </span>
        ))}
      </Message>
    </div>
  );
}
