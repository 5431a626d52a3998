import type { OrderStatus } from "../src/contracts/orders";
import type { ReturnStatus } from "../src/contracts/returns";

/** One thing that somebody does to an order, and the choices that it needs; numbers are any, and wrapped. */
export type OrderEvent =
  | { kind: "status"; status: OrderStatus }
  | { kind: "cancel" }
  | { kind: "record" }
  /** Staff want so many pieces, each at this price, whole RWF. */
  | { kind: "edit"; pieces: number; priceRwf: number }
  | { kind: "refund"; amount: number }
  | { kind: "complete-refund"; pick: number }
  | { kind: "age"; days: number }
  | { kind: "ask"; pieces: number; isFault: boolean; isStaff: boolean; isExchange: boolean }
  /** To what one of the orders in exchange is brought. */
  | { kind: "exchange"; pick: number; status: "shipped" | "delivered" | "cancelled" }
  | { kind: "step"; pick: number; status: ReturnStatus; sellable: number; damaged: number };

interface ModelPayment {
  amount: number;
  /** What a cheaper order does not need of it any more; it is among its refunds. */
  freed: number;
  /** It paid the order before that became dearer: another pays the rest. */
  isPart: boolean;
  /** A cancellation gave that part back: it pays nothing any more, should staff reopen the order. */
  isGivenBack: boolean;
  /** Of each refund, whether it was paid out. */
  refunds: { amount: number; isDone: boolean }[];
}

/** The order in exchange for a return's pieces; all of it is paid by them. */
interface ModelExchange {
  status: "pending" | "shipped" | "delivered" | "cancelled";
  /** What became of that, once it was cancelled. */
  refunds: { amount: number; isDone: boolean }[];
}

interface ModelReturn {
  /** null: its buyer wants money. */
  exchange: ModelExchange | null;
  status: ReturnStatus;
  isWithdrawal: boolean;
  isFault: boolean;
  pieces: number;
  sellable: number;
  damaged: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const paysOf = ({ amount, freed }: ModelPayment) => amount - freed;
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
  /** Pieces of the other size that orders in exchange took out of the stock, and that they keep. */
  get exchanged(): { taken: number; reserved: number } {
    const piecesIn = (...statuses: ModelExchange["status"][]) =>
      sum(
        this.returns.map(({ exchange, pieces }) =>
          exchange && statuses.includes(exchange.status) ? pieces : 0,
        ),
      );
    return { taken: piecesIn("shipped", "delivered"), reserved: piecesIn("pending") };
  }

  private ageDays = 0;
  private isDeliveryBack = false;

  constructor(
    /** Pieces of its line. */
    private quantity: number,
    /** Of a piece, and of bringing it; whole RWF. */
    private priceRwf: number,
    private readonly deliveryRwf: number,
  ) {}

  get totalRwf(): number {
    return this.quantity * this.priceRwf + this.deliveryRwf;
  }

  /** What a payment would have to bring now, whole RWF. */
  get dueRwf(): number {
    // Once nothing of what came in is kept, all of it is to pay again.
    if (this.payments.every(isRefunded)) return this.totalRwf;
    const parts = this.payments.filter(({ isPart, isGivenBack }) => isPart && !isGivenBack);
    return this.totalRwf - sum(parts.map(paysOf));
  }

  /** Pieces that the order took out of the stock. */
  get taken(): number {
    const back = sum(this.returns.map(({ sellable }) => sellable));
    return (TAKEN.includes(this.status) ? this.quantity : 0) - back;
  }

  get reserved(): number {
    return this.status === "pending" || this.status === "processing" ? this.quantity : 0;
  }

  private get isPaid(): boolean {
    const isWhole = (payment: ModelPayment) => !payment.isPart && !isRefunded(payment);
    return this.payments.some(isWhole) || this.dueRwf === 0;
  }

  /** What pays it now, the newest first: nothing, once nothing of what came in is kept. */
  private get payers(): ModelPayment[] {
    if (this.payments.every(isRefunded)) return [];
    return this.payments
      .filter((payment) => !payment.isGivenBack && (payment.isPart || !isRefunded(payment)))
      .reverse();
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
      case "edit":
        return this.edit(event);
      case "refund":
        return this.refund(event.amount);
      case "complete-refund":
        return this.complete(event.pick);
      case "age":
        this.ageDays = event.days;
        return true;
      case "ask":
        return this.ask(event);
      case "exchange":
        return this.exchange(event);
      case "step":
        return this.step(event);
    }
  }

  /** What pays an order in exchange came back to its return; once that is settled, it is owed. */
  private end(exchange: ModelExchange, one: ModelReturn): void {
    exchange.status = "cancelled";
    this.giveBack(exchange, one);
  }

  private giveBack({ refunds }: ModelExchange, { status, pieces }: ModelReturn): void {
    if (refunds.length > 0) return;
    refunds.push({ amount: pieces * this.priceRwf, isDone: status !== "settled" });
  }

  private exchange({ pick, status }: Extract<OrderEvent, { kind: "exchange" }>): boolean {
    const all = this.returns.filter(({ exchange }) => exchange !== null);
    const one = all[pick % Math.max(1, all.length)];
    if (!one?.exchange || one.exchange.status === "cancelled") return false;
    if (status === "cancelled") this.end(one.exchange, one);
    else one.exchange.status = status;
    return true;
  }

  /** What of its money is left besides what these open returns cost. */
  private leftBesides(owed: (one: ModelReturn) => number): number {
    const open = this.returns.filter(({ status }) =>
      ["requested", "approved", "received"].includes(status),
    );
    return sum(this.payments.map(restOf)) - sum(open.map(owed)) * this.priceRwf;
  }

  private bring(status: OrderStatus): boolean {
    if (status === this.status) return true;
    if (this.status === "delivered" && this.returns.some(isLive)) return false;
    if (this.status === "cancelled") {
      // Its other money alone does not pay for it.
      const isPartGone = this.payments.some(({ isGivenBack }) => isGivenBack);
      if (isPartGone && !this.payments.every(isRefunded)) return false;
    }
    this.status = status;
    if (status === "delivered") this.ageDays = 0;
    if (status === "cancelled") {
      this.owe();
      for (const payment of this.payments) payment.isGivenBack ||= payment.isPart;
    }
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
    this.payments.push({
      amount: this.dueRwf,
      freed: 0,
      isPart: false,
      isGivenBack: false,
      refunds: [],
    });
    if (this.status === "cancelled") this.owe();
    return true;
  }

  private edit({ pieces, priceRwf }: Extract<OrderEvent, { kind: "edit" }>): boolean {
    if (this.status !== "pending" && this.status !== "processing") return false;
    const totalRwf = pieces * priceRwf + this.deliveryRwf;
    if (totalRwf !== this.totalRwf && !this.follow(totalRwf)) return false;
    this.quantity = pieces;
    this.priceRwf = priceRwf;
    return true;
  }

  /** What paid the order pays another sum. @returns false where a part of it went back for another reason */
  private follow(totalRwf: number): boolean {
    const { payers } = this;
    // Not so where a cancellation gave a part back: then all of it is to pay again.
    if (payers.length === 0 && this.payments.some(({ isPart }) => !isPart)) return false;
    const promised = payers.flatMap(({ refunds }) => refunds.map(({ amount }) => amount));
    if (sum(promised) > sum(payers.map(({ freed }) => freed))) return false;
    let over = sum(payers.map(paysOf)) - totalRwf;
    for (const payment of payers) {
      const amount = Math.max(0, Math.min(over, paysOf(payment)));
      over -= amount;
      if (amount === 0) continue;
      payment.freed += amount;
      payment.refunds.push({ amount, isDone: false });
    }
    const isEnough = sum(payers.map(paysOf)) >= totalRwf;
    const whole = isEnough ? payers.find((payment) => paysOf(payment) > 0) : undefined;
    for (const payment of payers) payment.isPart = payment !== whole;
    return true;
  }

  private refund(amount: number): boolean {
    const payment = this.payments.at(-1);
    if (!payment || restOf(payment) < amount) return false;
    if (payment.isPart && !this.isPaid) return false;
    const promised = (one: ModelReturn) =>
      one.exchange && one.exchange.status !== "cancelled" ? one.pieces : 0;
    if (this.leftBesides(promised) < amount) return false;
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

  private ask(event: Extract<OrderEvent, { kind: "ask" }>): boolean {
    const { pieces, isFault, isStaff, isExchange } = event;
    if (this.status !== "delivered" || pieces > this.piecesLeft) return false;
    const isWithdrawal = this.ageDays <= 7;
    if (!isStaff) {
      if (this.returns.length >= 10) return false;
      if (!isWithdrawal && (!isFault || this.ageDays > 180)) return false;
    }
    if (isExchange) {
      if (!this.isPaid || pieces * this.priceRwf > this.leftBesides(piecesOf)) return false;
    }
    const status = isWithdrawal || isStaff ? "approved" : "requested";
    const exchange: ModelExchange | null = isExchange ? { status: "pending", refunds: [] } : null;
    const none = { sellable: 0, damaged: 0 };
    this.returns.push({ status, isWithdrawal, isFault, pieces, ...none, exchange });
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
    if (event.status === "declined" || event.status === "withdrawn") {
      // What is packed goes on, and is to be paid.
      if (one.exchange?.status === "pending") this.end(one.exchange, one);
      else if (one.exchange) this.giveBack(one.exchange, one);
    }
    one.status = event.status;
    return true;
  }

  /** What delivery cost goes back once: a fault, or all of it came back within the days of the law. */
  private deliveryOf(one: ModelReturn): number {
    const isKept = ({ exchange }: ModelReturn) =>
      exchange !== null && exchange.status !== "cancelled";
    const counted = this.returns.filter(
      (other) =>
        other.isWithdrawal &&
        !isKept(other) &&
        (other.status === "received" || other.status === "settled"),
    );
    const isWhole = one.isWithdrawal && sum(counted.map(piecesOf)) === this.quantity;
    if (this.isDeliveryBack || !((one.isFault && !isKept(one)) || isWhole)) return 0;
    return this.deliveryRwf;
  }

  private payBack(amountRwf: number, isDone: boolean): void {
    let left = amountRwf;
    // First what paid the rest, then the parts before it.
    const wholes = this.payments.filter(({ isPart }) => !isPart);
    const parts = this.payments.filter(({ isPart }) => isPart);
    for (const payment of [...wholes, ...parts]) {
      const amount = Math.min(left, restOf(payment));
      if (amount > 0) payment.refunds.push({ amount, isDone });
      left -= amount;
    }
  }

  private settle(one: ModelReturn): boolean {
    // Where a part is still to come, that comes first.
    if (!this.isPaid) return false;
    const delivery = this.deliveryOf(one);
    const back = (one.sellable + one.damaged) * this.priceRwf + delivery;
    const isKept = one.exchange !== null && one.exchange.status !== "cancelled";
    const used = isKept ? one.pieces * this.priceRwf : 0;
    // Less than the exchange cost needs a reason, which nobody gives here.
    if (back < used || sum(this.payments.map(restOf)) < back) return false;
    this.payBack(used, true);
    this.payBack(back - used, false);
    this.isDeliveryBack ||= delivery > 0;
    return true;
  }
}
