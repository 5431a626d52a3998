import { orderResponseSchema } from "../../contracts/orders";
import {
  changeReceiptBodySchema,
  orderCompanyBodySchema,
  receiptFileQuerySchema,
  receiptListQuerySchema,
  receiptListResponseSchema,
  staffReceiptResponseSchema,
} from "../../contracts/receipts";
import { z } from "zod";
import type { RouteRule } from "./rule";

export const receiptRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/receipts",
    who: "admin",
    summary:
      "Receipts of sales and credit notes; what the controller refused comes first, then the newest",
    query: receiptListQuerySchema,
    response: receiptListResponseSchema,
    reads: "order",
  },
  {
    method: "PUT",
    path: "/api/receipts/:id",
    who: "admin",
    summary:
      "Enter what another device signed, or send a receipt to the controller again; 409 when it is signed, or waiting",
    body: changeReceiptBodySchema,
    response: staffReceiptResponseSchema,
  },
  {
    method: "GET",
    path: "/api/orders/:id/receipts/:receipt_id",
    who: "everyone",
    summary: "A receipt as a PDF, for its buyer and staff alone",
    query: receiptFileQuerySchema,
    response: z.string(),
    responseType: "application/pdf",
    reads: "order",
  },
  {
    method: "PUT",
    path: "/api/orders/:id/company",
    who: "admin",
    summary: "For whom an order's invoice is; 409 once it is signed",
    body: orderCompanyBodySchema,
    response: orderResponseSchema,
  },
];
