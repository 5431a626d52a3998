import type { MedusaContainer } from "@medusajs/framework/types";
import { SweptWork } from "../jobs/swept-work";
import { tellAlerts } from "./tell-alerts";

const work = new SweptWork("alert", { "tell-alerts": tellAlerts });

/** Starts telling people of what they wait for in this process, or checks again whether it has changed. */
export const startAlertJobs = (container: MedusaContainer): Promise<void> => work.start(container);
