import type { MedusaContainer } from "@medusajs/framework/types";
import { STAFF_NOTIFICATION_MODULE } from "../../modules/staff-notification";
import type StaffNotificationModuleService from "../../modules/staff-notification/service";

/** Forgets news of three months ago. */
export async function sweepNotices(container: MedusaContainer): Promise<void> {
  await container.resolve<StaffNotificationModuleService>(STAFF_NOTIFICATION_MODULE).sweep();
}
