import {
  addressBodySchema,
  makeDefaultBodySchema,
  MAX_ADDRESSES,
  savedAddressListResponseSchema,
  savedAddressResponseSchema,
  savedAddressSchema,
  type AddressBody,
  type SavedAddress,
} from "@strive/backend/contracts/saved-addresses";
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from "@strive/backend/contracts/orders";
import { typedOrNull } from "@strive/backend/contracts/typed-text";
import { doneResponseSchema } from "@strive/backend/contracts/accounts";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";

/** As the server answers. */
const answerAddresses = (data: readonly SavedAddress[]) =>
  savedAddressListResponseSchema.parse({ success: true, data });

const keptFrom = ({ label, landmark, pin, ...to }: AddressBody) => ({
  ...to,
  label: typedOrNull(label),
  landmark: typedOrNull(landmark),
  pin: pin ?? null,
});

/** Aline's home; each number makes a different one. */
export const addressNumbered = (
  number: number,
  changes: Partial<SavedAddress> = {},
): SavedAddress =>
  savedAddressSchema.parse({
    id: `addr_${number}`,
    _id: `addr_${number}`,
    label: number === 1 ? "Home" : `No. ${number}`,
    firstname: "Aline",
    lastname: "Uwase",
    phone: "+250788123456",
    delivery_address: `KG ${10 + number} Ave, house ${number}`,
    city: "Kigali",
    district: "Gasabo",
    landmark: number === 1 ? "Blue gate, opposite the pharmacy" : null,
    pin: number === 1 ? { latitude: -1.94412, longitude: 30.06188, accuracy: 12 } : null,
    is_default: number === 1,
    createdAt: "2026-11-20T08:00:00.000Z",
    ...changes,
  });

/** Somebody's addresses on a server. Requests are parsed by the contracts, and additions recorded. */
export class AddressBook {
  readonly added: Array<{ key: string; body: AddressBody }> = [];

  constructor(public addresses: SavedAddress[] = []) {}

  private changed(id: unknown, change: (address: SavedAddress) => SavedAddress): Response {
    const found = this.addresses.find((one) => one.id === id);
    if (!found) return failure(404, "Address not found");
    const data = change(found);
    this.addresses = this.addresses.map((one) => (one.id === id ? data : one));
    return HttpResponse.json(savedAddressResponseSchema.parse({ success: true, data }));
  }

  readonly handlers = [
    http.get("*/api/auth/me/addresses", () => HttpResponse.json(answerAddresses(this.addresses))),
    http.post("*/api/auth/me/addresses", async ({ request }) => {
      const key = idempotencyKeySchema.parse(request.headers.get(IDEMPOTENCY_HEADER));
      const body = addressBodySchema.parse(await request.json());
      this.added.push({ key, body });
      if (this.addresses.length >= MAX_ADDRESSES) return failure(409, "You can keep 10 addresses");
      const data = addressNumbered(this.addresses.length + 1, {
        ...keptFrom(body),
        is_default: this.addresses.length === 0,
      });
      this.addresses = [...this.addresses, data];
      const answer = savedAddressResponseSchema.parse({ success: true, data });
      return HttpResponse.json(answer, { status: 201 });
    }),
    http.put("*/api/auth/me/addresses/:id", async ({ request, params }) => {
      const body = addressBodySchema.parse(await request.json());
      return this.changed(params["id"], (one) => ({ ...one, ...keptFrom(body) }));
    }),
    http.put("*/api/auth/me/addresses/:id/default", async ({ request, params }) => {
      makeDefaultBodySchema.parse(await request.json());
      this.addresses = this.addresses.map((one) => ({ ...one, is_default: false }));
      return this.changed(params["id"], (one) => ({ ...one, is_default: true }));
    }),
    http.delete("*/api/auth/me/addresses/:id", ({ params }) => {
      this.addresses = this.addresses.filter(({ id }) => id !== params["id"]);
      return HttpResponse.json(doneResponseSchema.parse({ success: true }));
    }),
  ];
}
