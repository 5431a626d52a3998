import { Module } from "@medusajs/framework/utils";
import StaffNotificationModuleService from "./service";

export const STAFF_NOTIFICATION_MODULE = "staffNotification";

export default Module(STAFF_NOTIFICATION_MODULE, { service: StaffNotificationModuleService });
