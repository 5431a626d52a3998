import type { RequestListener } from "node:http";
import type CollectionService from "../../src/modules/product/collection/service";
import type AppSettingsService from "../../src/modules/settings/app/service";
import type ContentService from "../../src/modules/settings/content/service";
import type { ShopReadCache } from "../read-cache";
import type { DropDoor } from "./drop-door";
import type { DevProxy } from "./dev-proxy";
import type { OutboxPages } from "./outbox-pages";
import type { Storefront } from "./pages";
import type { StaticFiles } from "./static-files";

/** What is behind the doors once everything has booted. */
export interface OpenShop {
  readonly medusa: RequestListener;
  readonly readCache: ShopReadCache;
  readonly storefront: Storefront | null;
  readonly files: StaticFiles;
  readonly drops: DropDoor;
  readonly devProxy: DevProxy | null;
  /** The kept mails of a shop without SMTP; null where no such page is allowed. */
  readonly outbox: OutboxPages | null;
  readonly isDatabaseUp: () => boolean;
  /** Sooner than `isDatabaseUp`: for readiness alone. */
  readonly isDatabaseAnswering: () => Promise<boolean>;
  /** Public origin, without a slash at its end. */
  readonly shopUrl: string;
  /** As this process knows them now. */
  readonly settings: Pick<AppSettingsService, "current" | "siteName" | "onChange">;
  /** What staff say on its pages. */
  readonly content: Pick<ContentService, "shown" | "onChange">;
  readonly collections: Pick<CollectionService, "onChange">;
}

/** How far the shop is, as its doors know it. */
export class Opening {
  /** Null until everything has booted. */
  shop: OpenShop | null = null;
  isClosing = false;

  /** Staff work on the shop: the gatekeeper then decides everything on `/api`. */
  get isShut(): boolean {
    return this.shop?.settings.current.maintenanceMode ?? false;
  }

  async isReady(): Promise<boolean> {
    return !this.isClosing && ((await this.shop?.isDatabaseAnswering()) ?? false);
  }
}
