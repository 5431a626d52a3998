import { createHash, randomBytes } from "node:crypto";
import type { Run } from "../../../lib/database";
import {
  HOLD_ORDER,
  HOLD_PAYMENTS,
  ORDER_OF_PAYMENT,
  READ_HELD,
  READ_PAYMENT,
} from "./attempt-sql";
import type { HeldAttempt, HeldOrder, HeldPayment, PaymentOfOrder } from "./records";

/** An order and its payments, which nobody else changes until the transaction ends. */
export interface Hold {
  order: HeldOrder;
  /** Money that came in, is awaited or was. */
  payments: HeldAttempt[];
  /** Store credit and gift cards that it was placed with, and money that paid it before it became dearer. */
  credits: HeldPayment[];
}

type ReadHeld = Pick<HeldOrder, "district" | "total" | "accountId" | "creditAccountId">;

const isAttempt = (payment: HeldPayment): payment is HeldAttempt => payment.method !== "credit";

const isWhole = (payment: HeldPayment): payment is HeldAttempt =>
  isAttempt(payment) && !payment.isPart;

/** Money came in for it, or credit covers it. */
export const isPaid = ({ order, payments }: Hold): boolean =>
  payments.some(({ status }) => status === "completed") || (order.total > 0 && order.due === 0);

/** Holds the order's row in order_progress, then its payments, in the order everybody follows. */
export async function holdOrder(inside: Run, orderId: string): Promise<Hold | null> {
  const [held] = await inside<Omit<HeldOrder, "due" | keyof ReadHeld>>(HOLD_ORDER, [orderId]);
  const [read] = held ? await inside<ReadHeld>(READ_HELD, [orderId]) : [];
  if (!held || !read) return null;
  const order = { ...held, ...read };
  const all = await inside<HeldPayment>(HOLD_PAYMENTS, [orderId]);
  const credits = all.filter((payment) => !isWhole(payment));
  // Once nothing of what came in is kept, all of it is to pay again.
  const paying = all.some(({ status }) => status === "completed") ? credits : [];
  const due = paying.reduce(
    (left, { amount, freed, isGivenBack }) => left - (isGivenBack ? 0 : amount - freed),
    order.total,
  );
  return { order: { ...order, due }, payments: all.filter(isWhole), credits };
}

/** The same by one of its payments. */
export async function holdPayment(
  inside: Run,
  paymentId: string,
): Promise<(Hold & { payment: HeldPayment }) | null> {
  const [found] = await inside<{ orderId: string }>(ORDER_OF_PAYMENT, [paymentId]);
  const hold = found ? await holdOrder(inside, found.orderId) : null;
  const all: HeldPayment[] = hold ? [...hold.payments, ...hold.credits] : [];
  const payment = all.find(({ id }) => id === paymentId);
  return hold && payment ? { ...hold, payment } : null;
}

/** As `holdPayment`; null for store credit too, which nothing is left to say of. */
export async function holdAttempt(
  inside: Run,
  paymentId: string,
): Promise<(Hold & { payment: HeldAttempt }) | null> {
  const hold = await holdPayment(inside, paymentId);
  return hold && isAttempt(hold.payment) ? { ...hold, payment: hold.payment } : null;
}

/** @throws Error if there is none, as the caller holds it. */
export async function readPayment(inside: Run, paymentId: string): Promise<PaymentOfOrder> {
  const [paid] = await inside<PaymentOfOrder>(READ_PAYMENT, [paymentId]);
  if (!paid) throw new Error(`There is no payment ${paymentId}.`);
  return paid;
}

/**
 * The provider's id of an attempt or a refund: a UUID derived from ours, so that resending it is
 * answered with "I have it" and never asks for the money twice.
 */
export function referenceOf(id: string): string {
  const bytes = createHash("sha256").update(`strive:momo:${id}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Nobody but the provider learns it. */
export const newCallbackToken = (): string => randomBytes(24).toString("base64url");
