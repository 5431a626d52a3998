import type { Order } from "@strive/backend/contracts/orders";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import * as words from "~/words/admin-returns";
import { NewReturnForm } from "./new-return-form";

interface NewReturnButtonProps {
  order: Order;
  /** Something can come back; a form that is open stays without it, with what it says. */
  isOffered: boolean;
}

/** Opens a return for a buyer who called. */
export function NewReturnButton({ order, isOffered }: NewReturnButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOffered && (
        <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {words.forBuyer}
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.forBuyerTitle(order.order_number)}
        description={words.forBuyerHelp}
        className="max-w-[560px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      >
        <NewReturnForm order={order} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
