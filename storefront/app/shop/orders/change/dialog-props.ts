import type { Order } from "@strive/backend/contracts/orders";

export interface ChangeProps {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
}

export interface ChangeDialogProps extends ChangeProps {
  isOpen: boolean;
  onClose: () => void;
}
