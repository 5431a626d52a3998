import ProductModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import MerchandisingModule from "../modules/merchandising";

export default defineLink(
  ProductModule.linkable.product,
  { linkable: MerchandisingModule.linkable.productGender, deleteCascade: true },
  { database: { table: "product_gender_link" } },
);
