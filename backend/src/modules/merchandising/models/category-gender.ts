import { model } from "@medusajs/framework/utils";

/** Whom a category is for. A category without such a record is unisex. */
const CategoryGender = model.define("category_gender", {
  id: model.id({ prefix: "cgen" }).primaryKey(),
  gender: model.enum(["male", "female", "unisex"]),
});

export default CategoryGender;
