import { useState } from "react";
import { useAsked, useSetAsked } from "~/lib/alert-atoms";
import { Message } from "~/ui/message";
import * as words from "~/words/alerts";
import { askAlert } from "./alert-calls";
import { AskedNote, isMail, shownContact } from "./asked-note";
import { ContactAsk } from "./contact-ask";

interface AlertFormProps {
  productId: string;
  variantId: string;
  /** "Ink black, XL". */
  what: string;
  /** Below the field. */
  hint?: string;
}

/** One message to one contact when a variant is back, with Undo. */
export function AlertForm({ productId, variantId, what, hint }: AlertFormProps) {
  const asked = useAsked(variantId);
  const setAsked = useSetAsked();
  const [isUndone, setIsUndone] = useState(false);
  if (asked !== undefined) {
    const { contact, code } = asked;
    return (
      <AskedNote
        key={code}
        code={code}
        text={words.told(shownContact(contact), isMail(contact), what)}
        onUndone={() => {
          setAsked(variantId, null);
          setIsUndone(true);
        }}
      />
    );
  }
  return (
    <div className="grid gap-3">
      {isUndone && <Message tone="success">{words.undone}</Message>}
      <ContactAsk
        label={words.tell}
        hint={hint}
        check={({ checkAsk }, contact) =>
          checkAsk({ product_id: productId, variant_id: variantId, contact })
        }
        ask={askAlert}
        onAsked={(one) => setAsked(variantId, one)}
      />
    </div>
  );
}
