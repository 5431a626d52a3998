import { checkBy } from "~/lib/field-rules";
import { sizeChartBodySchema } from "@strive/backend/contracts/size-charts";

export const checkChart = (body: unknown) => checkBy(sizeChartBodySchema, body);
