import type { Shipping } from "@strive/backend/contracts/shipping";
import { adminQuery } from "./admin-query";

/** What delivery costs, and from what on it is free. */
export const shippingQuery = () =>
  adminQuery(["settings", "shipping"], async (client, signal) => {
    return (await client.get<{ data: Shipping }>("/shipping", { signal })).data;
  });
