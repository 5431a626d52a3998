import type { Logger } from "@medusajs/framework/types";
import AccessLogService from "./access-log/service";
import AuditService from "./audit/service";
import StaffNoticeService from "./notices/service";

/** What staff are told, and the record of what they do. */
export default class StaffModuleService {
  readonly notices = new StaffNoticeService();
  readonly audit = new AuditService();
  readonly accessLog: AccessLogService;

  /** Medusa calls these; a migration or a script that loads modules alone starts nothing. */
  readonly __hooks = {
    onApplicationStart: () => this.notices.start(),
    onApplicationPrepareShutdown: () => this.accessLog.stop(),
    onApplicationShutdown: () => this.notices.stop(),
  };

  constructor({ logger }: { logger: Logger }) {
    this.accessLog = new AccessLogService({ logger });
  }
}
