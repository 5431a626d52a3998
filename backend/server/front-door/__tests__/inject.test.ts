import express from "express";
import { expect, it } from "vitest";
import { inject } from "../inject";

const GET = { method: "GET", url: "/", headers: {}, address: "127.0.0.1" };

it("collects what a plain handler writes, in pieces too", async () => {
  const answer = await inject((_request, response) => {
    response.setHeader("Content-Type", "text/plain");
    response.write("Mura");
    response.end(Buffer.from("koze"));
  }, GET);
  expect(await answer.text()).toBe("Murakoze");
});

it("collects what Express answers, which gives a response another prototype", async () => {
  const app = express();
  app.get("/", (_request, response) => {
    response.json({ success: true });
  });
  const answer = await inject(app, GET);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ success: true });
});
