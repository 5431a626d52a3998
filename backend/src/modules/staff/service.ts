import type { Logger } from "@medusajs/framework/types";
import AccessLogService from "./access-log/service";
import ActivityService from "./activity/service";
import StaffNotificationService from "./notifications/service";

/** What staff are told, and the record of what they do. */
export default class StaffModuleService {
  readonly notifications = new StaffNotificationService();
  readonly activity = new ActivityService();
  readonly accessLog: AccessLogService;

  /** Medusa calls these; a migration or a script that loads modules alone starts nothing. */
  readonly __hooks = {
    onApplicationStart: () => this.notifications.start(),
    onApplicationPrepareShutdown: () => this.accessLog.stop(),
    onApplicationShutdown: () => this.notifications.stop(),
  };

  constructor({ logger }: { logger: Logger }) {
    this.accessLog = new AccessLogService({ logger });
  }
}
