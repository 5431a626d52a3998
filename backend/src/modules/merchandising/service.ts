import { MedusaService } from "@medusajs/framework/utils";
import CategoryGender from "./models/category-gender";
import ProductGender from "./models/product-gender";

/** Genders of products and categories; linked to Medusa's records by `src/links`. */
class MerchandisingModuleService extends MedusaService({ ProductGender, CategoryGender }) {}

export default MerchandisingModuleService;
