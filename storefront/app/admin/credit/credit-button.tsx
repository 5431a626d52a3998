import { useState } from "react";
import { francs } from "~/admin/shell/order-money";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import * as words from "~/words/admin-credit";
import { CreditForm, type CreditChangeProps } from "./credit-form";

/** Opens the form that gives an account credit, or takes it back. */
export function CreditButton({ label, ...change }: CreditChangeProps & { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { account, takesFrom } = change;
  const isTaking = takesFrom !== null;
  return (
    <>
      <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={isTaking ? words.takeTitle(account.name) : words.giveTitle(account.name)}
        description={isTaking ? words.takeHelp(francs(takesFrom)) : words.giveHelp}
        className="max-w-[440px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      >
        <CreditForm {...change} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
