import { parseEnv, type Env } from "./env";

/** How to reach the virtual sales data controller (VSDC), which signs receipts for RRA. */
export interface EbmSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  /** Branch of the taxpayer; `00` is the head office. */
  branchId: string;
  timeoutMs: number;
}

/** @returns null when no controller is connected: staff enter numbers by hand */
export const ebmSettings = (env: Env): EbmSettings | null =>
  env.EBM_BASE_URL === undefined
    ? null
    : {
        baseUrl: env.EBM_BASE_URL.replace(/\/+$/, ""),
        branchId: env.EBM_BRANCH_ID,
        timeoutMs: env.EBM_TIMEOUT_MS,
      };

let known: { settings: EbmSettings | null } | undefined;

/** The settings of this process, read once. */
export const ownEbmSettings = (): EbmSettings | null =>
  (known ??= { settings: ebmSettings(parseEnv()) }).settings;
