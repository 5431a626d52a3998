import AppSettingsService from "./app/service";
import ContentService from "./content/service";
import ExchangeRateService from "./exchange-rate/service";

/** What staff set for the whole shop and say on its pages, and what a franc is worth elsewhere. */
export default class SettingsModuleService {
  readonly app = new AppSettingsService();
  readonly content = new ContentService();
  readonly exchangeRates = new ExchangeRateService();

  /** Medusa calls these; a migration or a script that loads modules alone starts nothing. */
  readonly __hooks = {
    onApplicationStart: async () => {
      await this.app.start();
      await this.content.start();
    },
    onApplicationShutdown: async () => {
      await this.content.stop();
      await this.app.stop();
    },
  };
}
