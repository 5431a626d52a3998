import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import NotificationSmtpService from "./service";

export default ModuleProvider(Modules.NOTIFICATION, { services: [NotificationSmtpService] });
