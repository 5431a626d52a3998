import { model } from "@medusajs/framework/utils";

/** Whom a product is for. A product without such a record is for everyone. */
const ProductGender = model.define("product_gender", {
  id: model.id({ prefix: "pgen" }).primaryKey(),
  gender: model.enum(["men", "women", "kids"]),
});

export default ProductGender;
