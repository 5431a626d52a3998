import type { Pin } from "../../contracts/pins";

/** Who gets an order, and where. */
export interface Address {
  firstname: string;
  lastname: string;
  phone: string;
  address: string;
  city: string;
  district: string;
  /** What the rider should look for. */
  landmark: string | null;
  /** Where the buyer's phone was. */
  pin: Pin | null;
  /** What the buyer wrote. */
  note: string | null;
}
