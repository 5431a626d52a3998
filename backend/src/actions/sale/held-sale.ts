import type { Sale } from "../../contracts/sales";
import { conflict, notFound } from "../../lib/api-error";
import type { Run } from "../../lib/database";
import type SaleService from "../../modules/product/sale/service";

/** A sale that staff may write, held. @throws ApiError 404; 409 for the one that imports keep */
export async function heldSale(sales: SaleService, id: string, inside: Run): Promise<Sale> {
  const sale = await sales.hold(id, inside);
  if (!sale) throw notFound();
  if (sale.is_from_files) {
    throw conflict("These are the sale prices of product files. Please change them with a file.");
  }
  return sale;
}

export const toldOf = ({ name, starts_at, ends_at }: Sale) => ({ name, starts_at, ends_at });
export const subjectOf = ({ id, name }: Sale) => ({ kind: "sale", id, label: name });
