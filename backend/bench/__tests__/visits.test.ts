import { createConnection, createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { Direction, SlowLine, withSaveData } from "../slow-line";
import { asMarkdown, summarise, type Sample } from "../visit-figures";

describe("a slow line", () => {
  it("lets what is sent at once pass one after the other, at its speed", () => {
    const direction = new Direction(400_000);
    expect(direction.book(1000, 50)).toBe(70);
    expect(direction.book(500, 50)).toBe(80);
  });

  it("is not saved up while nothing is sent", () => {
    const direction = new Direction(400_000);
    direction.book(1000, 0);
    expect(direction.book(1000, 500)).toBe(520);
  });

  it("carries every byte after the round trips that a first answer takes, and counts it", async () => {
    const request = "GET / HTTP/1.1\r\nHost: shop\r\n\r\n";
    const answer = "x".repeat(5000);
    const server = createServer((socket) => socket.once("data", () => socket.end(answer)));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const line = new SlowLine();
    line.begin({ down: 4_000_000, up: 4_000_000, roundTrip: 60 }, false);
    const { port } = server.address() as AddressInfo;
    const browser = createConnection(await line.lead({ host: "127.0.0.1", port }));
    const began = performance.now();
    browser.write(request);
    let received = "";
    for await (const chunk of browser) received += String(chunk);
    server.close();
    expect(received).toBe(answer);
    expect(performance.now() - began).toBeGreaterThanOrEqual(120);
    expect(line.takeTraffic()).toEqual({ bytes: request.length + answer.length, requests: 1 });
    expect(line.takeTraffic()).toEqual({ bytes: 0, requests: 0 });
  });

  it("keeps the order of pieces that are due within the same moment", async () => {
    const answer = Array.from({ length: 50_000 }, (_, index) => index).join();
    const server = createServer((socket) => socket.end(answer));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const line = new SlowLine();
    line.begin({ down: 50_000_000, up: 50_000_000, roundTrip: 7 }, false);
    const { port } = server.address() as AddressInfo;
    let received = "";
    for await (const chunk of createConnection(await line.lead({ host: "127.0.0.1", port }))) {
      received += String(chunk);
    }
    server.close();
    expect(received === answer).toBe(true);
  });

  it("adds the header of data saving and leaves the rest as it is", () => {
    const request = Buffer.from("GET /a HTTP/1.1\r\nHost: shop\r\n\r\n");
    expect(withSaveData(request).toString()).toBe(
      "GET /a HTTP/1.1\r\nSave-Data: on\r\nHost: shop\r\n\r\n",
    );
  });
});

const sample = (shop: string, seenMs: number, bytes: number): Sample => ({
  shop,
  network: "3G",
  isSaving: false,
  steps: { home: { seenMs, bytes, requests: 10 } },
});

describe("the figures of visits", () => {
  const rows = summarise([
    sample("ours", 900, 100_000),
    sample("other", 4000, 500_000),
    sample("ours", 1100, 100_000),
    sample("other", 3000, 300_000),
    sample("ours", 1000, 120_000),
    sample("other", 5000, 400_000),
  ]);

  it("are medians with their spread, beside the first shop's", () => {
    expect(rows.map(({ shop, runs }) => [shop, runs])).toEqual([
      ["ours", 3],
      ["other", 3],
    ]);
    expect(rows[0]?.figures.seenMs).toEqual({ median: 1000, min: 900, max: 1100, ratio: 1 });
    expect(rows[1]?.figures.seenMs).toEqual({ median: 4000, min: 3000, max: 5000, ratio: 4 });
    expect(rows[1]?.figures.bytes.ratio).toBe(4);
  });

  it("leave out what was not measured", () => {
    expect(
      rows.every(({ step, network, isSaving }) => step === "home" && network === "3G" && !isSaving),
    ).toBe(true);
    expect(summarise([{ ...sample("ours", 1, 1), steps: {} }])).toEqual([]);
  });

  it("make a table", () => {
    expect(asMarkdown(rows).split("\n")[3]).toBe(
      "| 3G | usual | home | other | 4.0 (3.0–5.0) | 4.0 × | 400 | 4.0 × | 10 | 3 |",
    );
  });
});
