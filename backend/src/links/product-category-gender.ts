import ProductModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import MerchandisingModule from "../modules/merchandising";

export default defineLink(
  ProductModule.linkable.productCategory,
  { linkable: MerchandisingModule.linkable.categoryGender, deleteCascade: true },
  { database: { table: "category_gender_link" } },
);
