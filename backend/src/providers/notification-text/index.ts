import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import NotificationTextService from "./service";

export default ModuleProvider(Modules.NOTIFICATION, { services: [NotificationTextService] });
