import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { DownloadFailed } from "../download-failed";
import { fetchPicture, MAX_PICTURE_BYTES, type FetchOptions } from "../fetch-picture";
import { publicLookup, type Resolver } from "../public-lookup";

const servers: Server[] = [];

async function serve(handler: RequestListener) {
  const server = createServer(handler);
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, allowed: new Set([`127.0.0.1:${port}`]) };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function failure(address: string, options: FetchOptions): Promise<DownloadFailed> {
  const error: unknown = await fetchPicture(address, options).catch((reason: unknown) => reason);
  if (error instanceof DownloadFailed) return error;
  throw new Error(`It did not fail: ${String(error)}`);
}

const resolvingTo =
  (...addresses: string[]): Resolver =>
  (_host, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );

describe("fetchPicture", () => {
  it("gives the bytes of an allowed host", async () => {
    const { origin, allowed } = await serve((_request, response) => response.end("picture"));
    expect((await fetchPicture(`${origin}/a.jpg`, { allowed })).toString()).toBe("picture");
  });

  it("never connects to this machine unless told to", async () => {
    let asked = 0;
    const { origin } = await serve((_request, response) => {
      asked += 1;
      response.end();
    });
    const { port } = new URL(origin);
    for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
      expect((await failure(`http://${host}:${port}/`, { allowed: new Set() })).isPassing).toBe(
        false,
      );
    }
    expect(asked).toBe(0);
  });

  it.each([["127.0.0.1"], ["10.0.0.7"], ["::1"], ["8.8.8.8", "192.168.0.1"]])(
    "does not connect to a name that leads to %s",
    async (...addresses) => {
      const { message, isPassing } = await failure("http://pictures.example/a.jpg", {
        allowed: new Set(),
        resolver: resolvingTo(...addresses),
      });
      expect(message).toBe("The address is not a public one.");
      expect(isPassing).toBe(false);
    },
  );

  it("gives a connection what it has checked, and asks nobody again", () => {
    let asked = 0;
    const look = publicLookup((host, options, callback) => {
      asked += 1;
      resolvingTo(...(asked === 1 ? ["8.8.8.8", "8.8.4.4"] : ["127.0.0.1"]))(
        host,
        options,
        callback,
      );
    });
    const told: unknown[] = [];
    look("pictures.example", { all: true }, (error, addresses) => told.push(error, addresses));
    const family = 4;
    expect(told).toEqual([
      null,
      [
        { address: "8.8.8.8", family },
        { address: "8.8.4.4", family },
      ],
    ]);
    look("pictures.example", {}, (error) => told.push(error?.message));
    expect(told.at(-1)).toBe("The address is not a public one.");
  });

  it("checks each redirect again", async () => {
    const inner = await serve((_request, response) => response.end("secret"));
    const { origin, allowed } = await serve((_request, response) => {
      response.writeHead(302, { Location: `${inner.origin}/secret` }).end();
    });
    const { message } = await failure(`${origin}/a.jpg`, { allowed });
    expect(message).toMatch(/ports 80 and 443/);
  });

  it.each(["file:///etc/passwd", "http://me:secret@example.com/", "http://[::1]/"])(
    "does not follow to %s",
    async (location) => {
      const { origin, allowed } = await serve((_request, response) => {
        response.writeHead(301, { Location: location }).end();
      });
      expect((await failure(`${origin}/a.jpg`, { allowed })).isPassing).toBe(false);
    },
  );

  it("follows at most three redirects", async () => {
    const { origin, allowed } = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end("picture");
      else response.writeHead(302, { Location: `/${left - 1}` }).end();
    });
    expect((await fetchPicture(`${origin}/3`, { allowed })).toString()).toBe("picture");
    expect((await failure(`${origin}/4`, { allowed })).message).toBe("Too many redirects.");
  });

  it.each([
    [404, false],
    [403, false],
    [429, true],
    [500, true],
    [503, true],
  ])("an answer of %i is passing: %s", async (status, isPassing) => {
    const { origin, allowed } = await serve((_request, response) => {
      response.writeHead(status).end();
    });
    expect((await failure(origin, { allowed })).isPassing).toBe(isPassing);
  });

  it("takes 5 MB and not a byte more, announced or not", async () => {
    const { origin, allowed } = await serve((request, response) => {
      const size = MAX_PICTURE_BYTES + (request.url === "/exact" ? 0 : 1);
      if (request.url === "/announced") response.setHeader("Content-Length", size);
      response.write(Buffer.alloc(size));
      response.end();
    });
    expect(await fetchPicture(`${origin}/exact`, { allowed })).toHaveLength(MAX_PICTURE_BYTES);
    for (const path of ["/more", "/announced"]) {
      expect((await failure(origin + path, { allowed })).message).toMatch(/larger than 5 MB/);
    }
  });

  it("gives up a server that never ends", async () => {
    const { origin, allowed } = await serve((_request, response) => {
      response.write("pic");
    });
    const { message, isPassing } = await failure(origin, { allowed, withinMs: 200 });
    expect([message, isPassing]).toEqual(["The server took too long.", true]);
  });

  it("tells a connection that breaks off from a whole picture", async () => {
    const { origin, allowed } = await serve((_request, response) => {
      response.writeHead(200, { "Content-Length": "100" });
      response.write("pic", () => response.destroy());
    });
    expect((await failure(origin, { allowed })).isPassing).toBe(true);
  });

  it("says so when nobody is there", async () => {
    const { origin, allowed } = await serve(() => undefined);
    servers.splice(0).forEach((server) => server.close());
    expect((await failure(origin, { allowed })).message).toBe("The server can't be reached.");
  });
});
