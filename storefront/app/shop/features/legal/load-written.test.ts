import type { ContentNow } from "@strive/backend/contracts/content-parts";
import { afterEach, expect, it, vi } from "vitest";
import { answerShipping, shipping } from "~/testing/shipping";
import { readFromServer } from "~/shop/read-from-server";
import { loadWritten } from "./load-written";

const since = "2026-11-20T08:30:00.000Z";
const contextOf = (text: string, answer: () => Response) => {
  const content: ContentNow = {
    terms: { texts: { en: { text } }, link: null, pictures: [], since },
    contact: {
      texts: { en: { email: "info@isimbi.rw", phone: "+250 788 111 222" } },
      link: null,
      pictures: [],
      since,
    },
  };
  return {
    ...{ content, shopUrl: "https://shop.example", siteName: "Isimbi" },
    apiFetch: vi.fn(() => Promise.resolve(answer())),
  };
};
const works = () => Response.json(answerShipping(shipping));
const sent = ({ data, init }: Awaited<ReturnType<typeof loadWritten>>) => [
  data?.sections,
  init?.headers,
];

afterEach(() => vi.unstubAllGlobals());

it("says what holds, and asks for the fee only where it is named", async () => {
  const context = contextOf("{shop}: {return_days} days, {phone}", works);
  expect(sent(await loadWritten("terms", context))).toEqual([
    [{ blocks: ["Isimbi: 7 days, +250 788 111 222"] }],
    {},
  ]);
  expect(context.apiFetch).not.toHaveBeenCalled();
  expect((await loadWritten("privacy", context)).data).toBeNull();
});

it("names the delivery's fee", async () => {
  const context = contextOf("It costs {delivery_fee}.", works);
  expect(sent(await loadWritten("terms", context))).toEqual([
    [{ blocks: ["It costs RWF 2,000."] }],
    {},
  ]);
});

it("is kept by nobody where the fee can't be asked", async () => {
  const context = contextOf("It costs {delivery_fee}.", () => new Response("", { status: 503 }));
  expect(sent(await loadWritten("terms", context))).toEqual([
    [{ blocks: ["It costs the fee that checkout shows."] }],
    { "Cache-Control": "no-store" },
  ]);
});

it("leaves the page to the browser without network", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  const request = new Request("https://shop.example/terms");
  const serverLoader = () => Promise.reject(new TypeError("Failed to fetch"));
  void readFromServer({ request, serverLoader } as unknown as Parameters<typeof readFromServer>[0]);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(request.url));
});
