import type { MedusaContainer } from "@medusajs/framework/types";
import { productResponseSchema } from "../../contracts/catalogue";
import type { SizeChart } from "../../contracts/size-charts";
import { notFound } from "../../lib/api-error";
import { shopProducts } from "../../modules/product";
import { chartOf } from "../../modules/product/size-chart/service";

/** The sizes of a product in centimetres. @param key id or handle @throws ApiError 404 */
export async function productSizeChart(
  container: MedusaContainer,
  key: string,
): Promise<SizeChart> {
  const { readModel, sizeCharts } = shopProducts(container);
  const answer = await readModel.product(key);
  if (answer === null) throw notFound("Product not found.");
  const { data } = productResponseSchema.parse(JSON.parse(answer.body));
  const { category_id: category, gender, sizes } = data;
  const above = category === null ? [] : await sizeCharts.above(category._id);
  return chartOf(
    { category: category?.category_name ?? null, gender, sizes },
    above.map(({ tables }) => tables),
  );
}
