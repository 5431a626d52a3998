import AppSettingsService from "./app/service";
import ExchangeRateService from "./exchange-rate/service";

/** What staff set for the whole shop, and what a franc is worth elsewhere. */
export default class SettingsModuleService {
  readonly app = new AppSettingsService();
  readonly exchangeRates = new ExchangeRateService();

  /** Medusa calls these; a migration or a script that loads modules alone starts nothing. */
  readonly __hooks = {
    onApplicationStart: () => this.app.start(),
    onApplicationShutdown: () => this.app.stop(),
  };
}
