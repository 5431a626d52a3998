import type { MedusaContainer } from "@medusajs/framework/types";
import {
  MAX_ADDRESSES,
  type AddressBody,
  type SavedAddress,
} from "../../contracts/saved-addresses";
import { typedOrNull } from "../../contracts/typed-text";
import type { UserActor } from "../../lib/actor";
import { conflict, notFound, unauthenticated } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import type { AddressRecord, NewAddress } from "../../modules/account/address/service";

const savedAddresses = (container: MedusaContainer) => shopAccounts(container).addresses;

const noAddress = () => notFound("Address not found");

const addressOf = ({ label, delivery_address, landmark, pin, ...to }: AddressBody): NewAddress => ({
  ...to,
  label: typedOrNull(label),
  address: delivery_address,
  landmark: typedOrNull(landmark),
  pin: pin ?? null,
});

export const savedAddressOf = (address: AddressRecord): SavedAddress => ({
  id: address.id,
  _id: address.id,
  label: address.label,
  firstname: address.firstname,
  lastname: address.lastname,
  phone: address.phone,
  delivery_address: address.address,
  city: address.city,
  district: address.district,
  landmark: address.landmark,
  pin: address.pin,
  is_default: address.isDefault,
  createdAt: address.createdAt.toISOString(),
});

/** The caller's addresses, the default first. */
export async function readAddresses(
  container: MedusaContainer,
  { accountId }: UserActor,
): Promise<SavedAddress[]> {
  return (await savedAddresses(container).list(accountId)).map(savedAddressOf);
}

/** @throws ApiError 409 when there are as many as there may be; 401 when the account has just gone */
export async function addAddress(
  container: MedusaContainer,
  { accountId }: UserActor,
  body: AddressBody,
): Promise<SavedAddress> {
  const added = await savedAddresses(container).add(accountId, addressOf(body));
  if (added.kind === "gone") throw unauthenticated();
  if (added.kind === "full") {
    throw conflict(`You can keep ${MAX_ADDRESSES} addresses. Delete one to add another`);
  }
  return savedAddressOf(added.address);
}

/** @throws ApiError 404 where the caller has no such address */
export async function changeSavedAddress(
  container: MedusaContainer,
  { accountId }: UserActor,
  { id, body }: { id: string; body: AddressBody },
): Promise<SavedAddress> {
  const changed = await savedAddresses(container).change(accountId, id, addressOf(body));
  if (!changed) throw noAddress();
  return savedAddressOf(changed);
}

/** @throws ApiError 404 where the caller has no such address */
export async function dropAddress(
  container: MedusaContainer,
  { accountId }: UserActor,
  id: string,
): Promise<void> {
  if (!(await savedAddresses(container).drop(accountId, id))) throw noAddress();
}

/** The checkout begins with it from now on. @throws ApiError 404 where the caller has no such address */
export async function makeDefaultAddress(
  container: MedusaContainer,
  { accountId }: UserActor,
  id: string,
): Promise<SavedAddress> {
  const address = await savedAddresses(container).makeDefault(accountId, id);
  if (!address) throw noAddress();
  return savedAddressOf(address);
}
