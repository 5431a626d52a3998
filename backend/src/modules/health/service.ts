import DoctorService from "./doctor/service";
import ShopFiguresService from "./figures/service";

/** How the shop is. Reads everybody's tables, and writes none but its own. */
export default class HealthModuleService {
  /** Whether what must be true is. */
  readonly doctor = new DoctorService();
  readonly figures = new ShopFiguresService();

  readonly __hooks = { onApplicationShutdown: (): Promise<void> => this.doctor.close() };
}
