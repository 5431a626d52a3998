import type { OrderStatus } from "../src/contracts/orders";
import type { ReturnStatus } from "../src/contracts/returns";

/** One thing that somebody does to an order, and the choices that it needs; numbers are any, and wrapped. */
export type OrderEvent =
  | { kind: "status"; status: OrderStatus }
  | { kind: "cancel" }
  | { kind: "record" }
  | { kind: "refund"; amount: number }
  | { kind: "complete-refund"; pick: number }
  | { kind: "age"; days: number }
  | { kind: "ask"; pieces: number; isFault: boolean; isStaff: boolean }
  | { kind: "step"; pick: number; status: ReturnStatus; sellable: number; damaged: number };

interface ModelPayment {
  amount: number;
  /** Of each refund, whether it was paid out. */
  refunds: { amount: number; isDone: boolean }[];
}

interface ModelReturn {
  status: ReturnStatus;
  isWithdrawal: boolean;
  isFault: boolean;
  pieces: number;
  sellable: number;
  damaged: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const restOf = ({ amount, refunds }: ModelPayment) =>
  amount - sum(refunds.map((one) => one.amount));
const isRefunded = ({ amount, refunds }: ModelPayment) =>
  sum(refunds.map((one) => (one.isDone ? one.amount : 0))) === amount;
const isLive = ({ status }: ModelReturn) => status !== "declined" && status !== "withdrawn";
const piecesOf = (one: ModelReturn) =>
  one.status === "received" || one.status === "settled" ? one.sellable + one.damaged : one.pieces;

/** The allowed steps of a return, row by row. */
const STEPS: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ["approved", "declined", "withdrawn"],
  approved: ["received", "declined", "withdrawn"],
  received: ["settled"],
  settled: [],
  declined: [],
  withdrawn: [],
};

const TAKEN: readonly OrderStatus[] = ["shipped", "delivered"];

/**
 * What should become of one order of one line, written down as plainly as possible: nothing of the shop is in it.
 * Each event is allowed or refused, and both are on purpose.
 */
export class OrderModel {
  status: OrderStatus = "pending";
  readonly payments: ModelPayment[] = [];
  readonly returns: ModelReturn[] = [];
  private ageDays = 0;
  private isDeliveryBack = false;

  constructor(
    /** Pieces of its line. */
    private readonly quantity: number,
    /** Of a piece, and of the whole order; whole RWF. */
    private readonly priceRwf: number,
    private readonly totalRwf: number,
  ) {}

  /** Pieces that the order took out of the stock. */
  get taken(): number {
    const back = sum(this.returns.map(({ sellable }) => sellable));
    return (TAKEN.includes(this.status) ? this.quantity : 0) - back;
  }

  get reserved(): number {
    return this.status === "pending" || this.status === "processing" ? this.quantity : 0;
  }

  private get isPaid(): boolean {
    return this.payments.some((payment) => !isRefunded(payment));
  }

  private get piecesLeft(): number {
    return this.quantity - sum(this.returns.filter(isLive).map(piecesOf));
  }

  /** @returns whether it is allowed; then it has happened */
  happens(event: OrderEvent): boolean {
    switch (event.kind) {
      case "status":
        return this.bring(event.status);
      case "cancel":
        if (TAKEN.includes(this.status)) return false;
        return this.bring("cancelled");
      case "record":
        return this.record();
      case "refund":
        return this.refund(event.amount);
      case "complete-refund":
        return this.complete(event.pick);
      case "age":
        this.ageDays = event.days;
        return true;
      case "ask":
        return this.ask(event);
      case "step":
        return this.step(event);
    }
  }

  private bring(status: OrderStatus): boolean {
    if (status === this.status) return true;
    if (this.status === "delivered" && this.returns.some(isLive)) return false;
    this.status = status;
    if (status === "delivered") this.ageDays = 0;
    if (status === "cancelled") this.owe();
    return true;
  }

  /** What came in goes back. */
  private owe(): void {
    for (const payment of this.payments) {
      const rest = restOf(payment);
      if (rest > 0) payment.refunds.push({ amount: rest, isDone: false });
    }
  }

  private record(): boolean {
    if (this.isPaid) return false;
    this.payments.push({ amount: this.totalRwf, refunds: [] });
    if (this.status === "cancelled") this.owe();
    return true;
  }

  private refund(amount: number): boolean {
    const payment = this.payments.at(-1);
    if (!payment || restOf(payment) < amount) return false;
    payment.refunds.push({ amount, isDone: false });
    return true;
  }

  private complete(pick: number): boolean {
    const refunds = this.payments.flatMap((payment) => payment.refunds);
    const refund = refunds[pick % Math.max(1, refunds.length)];
    if (!refund) return false;
    refund.isDone = true;
    return true;
  }

  private ask({ pieces, isFault, isStaff }: Extract<OrderEvent, { kind: "ask" }>): boolean {
    if (this.status !== "delivered" || pieces > this.piecesLeft) return false;
    const isWithdrawal = this.ageDays <= 7;
    if (!isStaff) {
      if (this.returns.length >= 10) return false;
      if (!isWithdrawal && (!isFault || this.ageDays > 180)) return false;
    }
    const status = isWithdrawal || isStaff ? "approved" : "requested";
    this.returns.push({ status, isWithdrawal, isFault, pieces, sellable: 0, damaged: 0 });
    return true;
  }

  private step(event: Extract<OrderEvent, { kind: "step" }>): boolean {
    const one = this.returns[event.pick % Math.max(1, this.returns.length)];
    if (!one) return false;
    if (one.status === event.status) {
      // Counted once: other numbers are refused.
      const isSame = one.sellable === event.sellable && one.damaged === event.damaged;
      return event.status !== "received" || isSame;
    }
    if (!STEPS[one.status].includes(event.status)) return false;
    if (event.status === "declined" && one.isWithdrawal) return false;
    if (event.status === "received") {
      const { sellable, damaged } = event;
      if (sellable + damaged === 0 || sellable + damaged > one.pieces) return false;
      Object.assign(one, { sellable, damaged });
    }
    if (event.status === "settled" && !this.settle(one)) return false;
    one.status = event.status;
    return true;
  }

  /** What delivery cost goes back once: a fault, or all of it came back within the days of the law. */
  private deliveryOf(one: ModelReturn): number {
    const counted = this.returns.filter(
      ({ status, isWithdrawal }) => isWithdrawal && (status === "received" || status === "settled"),
    );
    const isWhole = one.isWithdrawal && sum(counted.map(piecesOf)) === this.quantity;
    if (this.isDeliveryBack || !(one.isFault || isWhole)) return 0;
    return this.totalRwf - this.quantity * this.priceRwf;
  }

  private settle(one: ModelReturn): boolean {
    const delivery = this.deliveryOf(one);
    let left = (one.sellable + one.damaged) * this.priceRwf + delivery;
    if (sum(this.payments.map(restOf)) < left) return false;
    for (const payment of this.payments) {
      const amount = Math.min(left, restOf(payment));
      if (amount > 0) payment.refunds.push({ amount, isDone: false });
      left -= amount;
    }
    this.isDeliveryBack ||= delivery > 0;
    return true;
  }
}
