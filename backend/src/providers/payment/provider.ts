import type {
  AuthorizePaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import {
  AbstractPaymentProvider,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import { formatMoney } from "../../contracts/money";
import { isRecording } from "../../lib/recorded-refund";
import { inTransaction } from "../../lib/database";
import PaymentService from "../../modules/order/payment/service";

type Data = Record<string, unknown> | undefined;

/** What Medusa keeps of our payment: its id. */
const idOf = (data: Data): string | null => {
  const id = data?.["payment_id"];
  return typeof id === "string" ? id : null;
};

/** Medusa's amounts are numbers, texts or big numbers, bare or in an object. Whole RWF. */
function amountOf(amount: RefundPaymentInput["amount"]): number {
  const isWrapped = typeof amount === "object" && "value" in amount;
  const rwf = Number(isWrapped ? amount.value : amount);
  if (Number.isSafeInteger(rwf) && rwf > 0) return rwf;
  throw new MedusaError(MedusaError.Types.INVALID_DATA, "Amounts are whole RWF.");
}

/**
 * Medusa's side of a payment. The shop takes the money itself (room `payment` of `modules/order`) and then
 * records it here: no wallet is charged on Medusa's word, and only what was paid is authorised. A
 * refund in Medusa's dashboard becomes one of the shop's.
 */
export abstract class ShopPaymentProvider extends AbstractPaymentProvider {
  private readonly payments = new PaymentService();

  /** Public, which the base class's is not. */
  constructor(cradle: Record<string, unknown>, options: Record<string, unknown>) {
    super(cradle, options);
  }

  /** No push here: Medusa recreates sessions whenever a cart changes. */
  initiatePayment({ data }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return Promise.resolve({
      id: idOf(data) ?? "unpaid",
      status: PaymentSessionStatus.PENDING,
      ...(data ? { data } : {}),
    });
  }

  async authorizePayment({ data }: GetPaymentStatusInput): Promise<AuthorizePaymentOutput> {
    return { status: await this.statusOf(data), ...(data ? { data } : {}) };
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return { status: await this.statusOf(data), ...(data ? { data } : {}) };
  }

  /** The money is there already. */
  capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return same(input);
  }

  cancelPayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return same(input);
  }

  deletePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return same(input);
  }

  retrievePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return same(input);
  }

  updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return same(input);
  }

  /** Somebody refunds in the dashboard: it is paid back as if requested in the shop. */
  async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    if (!isRecording()) {
      const outcome = await inTransaction((inside) =>
        this.payments.requestRefund(inside, {
          paymentId: idOf(data) ?? "",
          amount: amountOf(amount),
          reason: "Refunded in the back office",
          by: "system",
          key: context?.idempotency_key ?? null,
          isRecorded: true,
        }),
      );
      if (outcome.kind === "too-much") {
        throw new MedusaError(
          MedusaError.Types.NOT_ALLOWED,
          `At most ${formatMoney(outcome.rest, "RWF")} of this payment can be paid back.`,
        );
      }
      if (outcome.kind !== "made") {
        throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This payment can't be paid back.");
      }
    }
    return data ? { data } : {};
  }

  /** Providers call the shop's own address, `/api/payments/callback`. */
  getWebhookActionAndData(): Promise<WebhookActionResult> {
    return Promise.resolve({ action: PaymentActions.NOT_SUPPORTED });
  }

  private async statusOf(data: Data): Promise<PaymentSessionStatus> {
    const id = idOf(data);
    const found = id === null ? null : await this.payments.payment(id);
    switch (found?.payment.paymentStatus) {
      case "completed":
      case "refunded":
        return PaymentSessionStatus.CAPTURED;
      case "failed":
        return PaymentSessionStatus.ERROR;
      default:
        return PaymentSessionStatus.PENDING_AUTHORIZATION;
    }
  }
}

const same = ({ data }: { data?: Data }) => Promise.resolve(data ? { data } : {});
