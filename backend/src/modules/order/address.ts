/** Who gets an order, and where. */
export interface Address {
  firstname: string;
  lastname: string;
  phone: string;
  address: string;
  city: string;
  district: string;
  /** What the buyer wrote. */
  note: string | null;
}
