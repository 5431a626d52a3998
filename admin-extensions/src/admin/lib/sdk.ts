import Medusa from "@medusajs/js-sdk";

/** The dashboard's own login: its session cookie, on the back-office door that served it. */
const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } });

/** Calls what the shop adds to Medusa's admin API; see `backend/src/api/admin/shop`. @throws FetchError */
export async function callShop<Data>(path: string, body?: Record<string, unknown>): Promise<Data> {
  const answer = await sdk.client.fetch<{ data: Data }>(
    `/admin/shop/${path}`,
    body === undefined ? {} : { method: "POST", body },
  );
  return answer.data;
}
