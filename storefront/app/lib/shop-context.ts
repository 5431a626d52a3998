/** What the server that mounts the storefront gives to every request. */
export interface ShopContext {
  /** Reads `/api/…` in process, or over the network when the storefront runs alone. */
  apiFetch(path: string, init?: RequestInit): Promise<Response>;
  /** Public origin, without a slash at the end. */
  shopUrl: string;
}
