import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { redisAnswers } from "../redis-answers";

let server: Server | undefined;

/** Replies `answer` to whatever is said. @returns its port, and what was said */
async function stand(answer: string) {
  const said: string[] = [];
  const opened = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      said.push(chunk.toString());
      if (answer !== "") socket.write(answer);
    });
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  return { port: (opened.address() as AddressInfo).port, said };
}

afterEach(() => {
  server?.close();
});

describe("asking Redis", () => {
  it("takes PONG as up", async () => {
    const { port, said } = await stand("+PONG\r\n");
    expect(await redisAnswers(`redis://127.0.0.1:${port}`)).toBe(true);
    expect(said.join("")).toBe("*1\r\n$4\r\nPING\r\n");
  });

  it("shows user and password of the address, decoded", async () => {
    const { port, said } = await stand("+OK\r\n+PONG\r\n");
    expect(await redisAnswers(`redis://shop:p%40ss@127.0.0.1:${port}/1`)).toBe(true);
    expect(said.join("")).toContain("*3\r\n$4\r\nAUTH\r\n$4\r\nshop\r\n$4\r\np@ss\r\n");
  });

  it("takes a refusal, silence or no server as down", async () => {
    const { port } = await stand("-NOAUTH Authentication required.\r\n");
    expect(await redisAnswers(`redis://127.0.0.1:${port}`)).toBe(false);
    server?.close();
    const silent = await stand("");
    expect(await redisAnswers(`redis://127.0.0.1:${silent.port}`)).toBe(false);
    expect(await redisAnswers("redis://127.0.0.1:1")).toBe(false);
  });
});
