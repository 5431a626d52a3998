import type { MedusaContainer } from "@medusajs/framework/types";
import type { CreateRiderBody, Rider, UpdateRiderBody } from "../../contracts/deliveries";
import type { UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import type { RiderRecord } from "../../modules/order/delivery/records";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { riderOf } from "./delivery-view";

const subjectOf = ({ id, name }: RiderRecord) => ({ kind: "rider", id, label: name });

/** A phone is a person's: the log only says that it changed. */
const logged = ({ name, isActive }: RiderRecord) => ({ name, is_active: isActive });

export async function listRiders(container: MedusaContainer): Promise<Rider[]> {
  return (await shopOrders(container).deliveries.riders()).map(riderOf);
}

export function addRider(
  container: MedusaContainer,
  who: UserActor,
  { name, phone }: CreateRiderBody,
): Promise<Rider> {
  return inTransaction(async (inside) => {
    const rider = await shopOrders(container).deliveries.addRider(inside, name, phone);
    const activity = { who, action: "rider.create", subject: subjectOf(rider) };
    await recordActivity(inside, { ...activity, before: null, after: logged(rider) });
    return riderOf(rider);
  });
}

/** @throws ApiError 404; 409 when somebody leaves who still has parcels */
export function changeRider(
  container: MedusaContainer,
  who: UserActor,
  riderId: string,
  { name, phone, is_active: isActive }: UpdateRiderBody,
): Promise<Rider> {
  const { deliveries } = shopOrders(container);
  return inTransaction(async (inside) => {
    const before = await deliveries.rider(inside, riderId, true);
    if (!before) throw notFound();
    if (before.isActive && isActive === false) {
      const parcels = await deliveries.parcelsOfRider(inside, riderId);
      if (parcels > 0) {
        const text = parcels === 1 ? "1 parcel" : `${parcels} parcels`;
        throw conflict(`${before.name} still has ${text}. Give them to somebody else first`);
      }
    }
    const change = {
      ...(name !== undefined && { name }),
      ...(phone !== undefined && { phone }),
      ...(isActive !== undefined && { isActive }),
    };
    const after = await deliveries.writeRider(inside, riderId, change);
    const hasNewPhone = before.phone !== after.phone;
    const fields = fieldsChanged(
      { ...logged(before), ...(hasNewPhone && { phone: "before" }) },
      { ...logged(after), ...(hasNewPhone && { phone: "changed" }) },
    );
    if (fields) {
      await recordActivity(inside, {
        who,
        action: "rider.update",
        subject: subjectOf(after),
        ...fields,
      });
    }
    return riderOf(after);
  });
}
