import type { MedusaContainer } from "@medusajs/framework/types";
import type { StaffDiscount, StaffDiscountBody } from "../../contracts/staff-discounts";
import type { UserActor } from "../../lib/actor";
import { ApiError, conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import type { Unwritable } from "../../modules/order/discount/staff-service";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { subjectOf, termsOf, toldOf } from "./discount-activity";

const CODE_TAKEN = "Another discount has this code already";

function refusalOf(not: Unwritable): ApiError {
  if (not === "unknown") return notFound();
  if (not === "code_taken") {
    const errors = [{ field: "code", message: CODE_TAKEN }];
    return new ApiError(409, "conflict", CODE_TAKEN, { errors });
  }
  if (not === "other_kind") {
    return conflict(
      "This discount was made in the back office, with something this form does not know. Please change it there.",
    );
  }
  const message = "Something this discount is for is not in the shop any more";
  return invalidRequest([{ field: "scope_ids", message }]);
}

interface Save {
  actor: UserActor;
  body: StaffDiscountBody;
}

const save = (container: MedusaContainer, { actor, body }: Save, id?: string) =>
  inTransaction(async (inside) => {
    const written = await shopOrders(container).discounts.write(inside, body, id);
    if ("not" in written) throw refusalOf(written.not);
    const { before, after } = written;
    const changed = before
      ? fieldsChanged(termsOf(before), termsOf(after))
      : { before: null, after: toldOf(after) };
    if (changed) {
      const action = before ? "discount.update" : "discount.create";
      await recordActivity(inside, { who: actor, action, subject: subjectOf(after), ...changed });
    }
    return after;
  });

/** Makes a discount, which is on at once. @throws ApiError 400 with the field; 409 for a code that is taken */
export const createDiscount = (container: MedusaContainer, wish: Save): Promise<StaffDiscount> =>
  save(container, wish);

/**
 * Writes all of a discount, for orders from now on; placed orders keep what they were promised.
 * @throws ApiError 400 with the field; 404; 409 for a code that is taken, or one that the form can't say
 */
export const updateDiscount = (
  container: MedusaContainer,
  { id, ...wish }: Save & { id: string },
): Promise<StaffDiscount> => save(container, wish, id);
