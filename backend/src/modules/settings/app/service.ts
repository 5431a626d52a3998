import {
  DEFAULT_APP_SETTINGS,
  type AppSettings,
  type UpdateAppSettingsBody,
} from "../../../contracts/app-settings";
import type { Run } from "../../../lib/database";
import { HeardState } from "../../../lib/heard-state";
import { siteName } from "../../../lib/site-name";
import { LOCK_SETTINGS, READ_SETTINGS, SAVE_SETTINGS } from "./sql";

/** The row; a bigint comes as text. */
type StoredSettings = AppSettings & { version: string };

/** What the table's trigger tells every process on commit; the payload is empty. */
const CHANNEL = "strive_app_setting";

/**
 * The app settings. This process has them in memory and hears of every change at once; SQL
 * statements that they govern read the row themselves.
 */
export default class AppSettingsService extends HeardState {
  private version = 0n;
  private settings: AppSettings = DEFAULT_APP_SETTINGS;

  constructor() {
    super(CHANNEL);
  }

  /** As this process knows them: with the database away, as they were last. */
  get current(): AppSettings {
    return this.settings;
  }

  /** The shop's name as people read it. */
  get siteName(): string {
    return siteName(this.settings.siteName);
  }

  protected async reread(look: Run): Promise<void> {
    const [row] = await look<StoredSettings>(READ_SETTINGS, []);
    if (row) this.accept(row);
  }

  /**
   * Saves a part of them, in the caller's transaction; `accept` the result after its commit.
   * @param check throws where they can't be together
   */
  async save(
    inside: Run,
    changes: UpdateAppSettingsBody,
    check: (wanted: AppSettings) => void,
  ): Promise<{ before: AppSettings; after: AppSettings; accept: () => void }> {
    const [stored] = await inside<StoredSettings>(LOCK_SETTINGS, []);
    if (!stored) throw new Error("The row of the settings is missing.");
    const wanted = { ...withoutVersion(stored), ...changes };
    check(wanted);
    const [saved] = await inside<StoredSettings>(SAVE_SETTINGS, [
      wanted.siteName,
      wanted.maintenanceMode,
      wanted.emailNotifications,
      wanted.orderNotifications,
      wanted.lowStockAlerts,
      wanted.autoApproveProducts,
      wanted.defaultOrderStatus,
      wanted.itemsPerPage,
      wanted.holdMinutes,
      wanted.maxUnpaidPieces,
      wanted.taxMode,
      wanted.tin,
      wanted.shopPickup,
    ]);
    if (!saved) throw new Error("The row of the settings is missing.");
    return {
      before: withoutVersion(stored),
      after: withoutVersion(saved),
      accept: () => this.accept(saved),
    };
  }

  /** An older state may arrive after a newer one: this process's own save, and what it heard. */
  private accept(row: StoredSettings): void {
    const version = BigInt(row.version);
    if (version < this.version) return;
    this.version = version;
    const settings = withoutVersion(row);
    if (JSON.stringify(settings) === JSON.stringify(this.settings)) return;
    this.settings = settings;
    this.changed();
  }
}

const withoutVersion = ({ version: _, ...settings }: StoredSettings): AppSettings => settings;
