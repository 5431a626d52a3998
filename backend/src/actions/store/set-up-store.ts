import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createApiKeysWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import { SHIPPING_FEE_RWF } from "../../contracts/money";

/** The Medusa records that products, carts and orders depend on. */
export interface StoreSetup {
  salesChannelId: string;
  regionId: string;
  stockLocationId: string;
  shippingProfileId: string;
  shippingOptionId: string;
  publishableKey: string;
}

const CURRENCY = "rwf";
const COUNTRY = "rw";
const FULFILLMENT_PROVIDER = "manual_manual";

type Query = ReturnType<typeof queryOf>;
const queryOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.QUERY);

async function firstOf(query: Query, entity: string, fields: string[], filters = {}) {
  const { data } = (await query.graph({ entity, fields, filters })) as {
    data: Record<string, unknown>[];
  };
  return data[0];
}

const idOf = (record: Record<string, unknown> | undefined): string | undefined =>
  typeof record?.id === "string" ? record.id : undefined;

const need = (id: string | undefined, what: string): string => {
  if (id === undefined) throw new Error(`Medusa did not make the ${what}.`);
  return id;
};

/** One channel only: with several, Medusa reads every product id of a channel for each list. */
async function salesChannel(container: MedusaContainer, query: Query): Promise<string> {
  const found = idOf(await firstOf(query, "sales_channel", ["id"]));
  if (found) return found;
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: "Online shop" }] },
  });
  return need(result[0]?.id, "sales channel");
}

async function region(container: MedusaContainer, query: Query): Promise<string> {
  const found = await firstOf(query, "region", ["id"], { currency_code: CURRENCY });
  const known = idOf(found);
  if (known) return known;
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: "Rwanda",
          currency_code: CURRENCY,
          countries: [COUNTRY],
          payment_providers: ["pp_system_default"],
          // Shelf prices in Rwanda include VAT.
          is_tax_inclusive: true,
          automatic_taxes: false,
        },
      ],
    },
  });
  return need(result[0]?.id, "region");
}

async function stockLocation(container: MedusaContainer, query: Query, channelId: string) {
  const known = idOf(await firstOf(query, "stock_location", ["id"]));
  if (known) return known;
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        { name: "Kigali", address: { address_1: "Kigali", city: "Kigali", country_code: COUNTRY } },
      ],
    },
  });
  const id = need(result[0]?.id, "stock location");
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id, add: [channelId] },
  });
  return id;
}

async function shippingProfile(container: MedusaContainer, query: Query): Promise<string> {
  const known = idOf(await firstOf(query, "shipping_profile", ["id"]));
  if (known) return known;
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Default", type: "default" }] },
  });
  return need(result[0]?.id, "shipping profile");
}

/** The zone Rwanda, served from the location by Medusa's manual provider. */
async function serviceZone(container: MedusaContainer, query: Query, locationId: string) {
  const known = idOf(await firstOf(query, "service_zone", ["id"]));
  if (known) return known;
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: "Delivery in Rwanda",
    type: "shipping",
    service_zones: [{ name: "Rwanda", geo_zones: [{ type: "country", country_code: COUNTRY }] }],
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create([
    {
      [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
      [Modules.FULFILLMENT]: { fulfillment_provider_id: FULFILLMENT_PROVIDER },
    },
    {
      [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
      [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
    },
  ]);
  return need(set.service_zones[0]?.id, "service zone");
}

async function shippingOption(
  container: MedusaContainer,
  query: Query,
  serviceZoneId: string,
  shippingProfileId: string,
): Promise<string> {
  const known = idOf(await firstOf(query, "shipping_option", ["id"]));
  if (known) return known;
  const { result } = await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: "Delivery",
        service_zone_id: serviceZoneId,
        shipping_profile_id: shippingProfileId,
        provider_id: FULFILLMENT_PROVIDER,
        type: { label: "Delivery", description: "To your door in Rwanda", code: "delivery" },
        price_type: "flat",
        prices: [{ currency_code: CURRENCY, amount: SHIPPING_FEE_RWF }],
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "true" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    ],
  });
  return need(result[0]?.id, "shipping option");
}

async function publishableKey(container: MedusaContainer, query: Query, channelId: string) {
  const found = await firstOf(query, "api_key", ["id", "token"], { type: "publishable" });
  if (typeof found?.token === "string") return found.token;
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: "Store API", type: "publishable", created_by: "" }] },
  });
  const key = result[0];
  await linkSalesChannelsToApiKeyWorkflow(container).run({
    input: { id: need(key?.id, "publishable key"), add: [channelId] },
  });
  return need(key?.token, "publishable key");
}

async function storeDefaults(container: MedusaContainer, query: Query, setup: StoreSetup) {
  const store = await firstOf(query, "store", ["id", "default_region_id"]);
  const id = idOf(store);
  // A store with a region is already in use: its name and currencies stay.
  if (id === undefined || typeof store?.default_region_id === "string") return;
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id },
      update: {
        name: "STRIVE",
        supported_currencies: [
          { currency_code: CURRENCY, is_default: true, is_tax_inclusive: true },
        ],
        default_sales_channel_id: setup.salesChannelId,
        default_region_id: setup.regionId,
        default_location_id: setup.stockLocationId,
      },
    },
  });
}

/** Makes what is missing and keeps what is there, so an interrupted run can be repeated. */
export async function setUpStore(container: MedusaContainer): Promise<StoreSetup> {
  const query = queryOf(container);
  const salesChannelId = await salesChannel(container, query);
  const regionId = await region(container, query);
  const stockLocationId = await stockLocation(container, query, salesChannelId);
  const shippingProfileId = await shippingProfile(container, query);
  const zoneId = await serviceZone(container, query, stockLocationId);
  const shippingOptionId = await shippingOption(container, query, zoneId, shippingProfileId);
  const key = await publishableKey(container, query, salesChannelId);
  const setup: StoreSetup = {
    salesChannelId,
    regionId,
    stockLocationId,
    shippingProfileId,
    shippingOptionId,
    publishableKey: key,
  };
  await storeDefaults(container, query, setup);
  return setup;
}
