import type { AdminHealthResponse } from "@strive/backend/contracts/admin-health";
import { adminQuery } from "~/admin/data/admin-query";

export const healthQuery = () =>
  adminQuery(
    ["health"],
    async (api, signal) => (await api.get<AdminHealthResponse>("/admin/health", { signal })).data,
  );
