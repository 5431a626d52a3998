import { describe, expect, it } from "vitest";
import { answersTo } from "./answers";

const told = (text: string) => answersTo(text).map((answer) => answer.text);

describe("What a search field is asked", () => {
  it.each([
    ["returns", ["Return or exchange something"]],
    ["Ret", ["Return or exchange something"]],
    ["how do I RETURN this?", ["Return or exchange something"]],
    ["where is my order", ["Where is my order?"]],
    ["pay with momo", ["How can I pay?"]],
    ["delivery", ["Delivery: how long it takes"]],
    ["Delivery to Huye", ["Delivery to Huye"]],
    ["butare", ["Delivery to Huye"]],
    ["musa", ["Delivery to Musanze"]],
    ["returns from Rubavu", ["Delivery to Rubavu", "Return or exchange something"]],
    ["contact", ["Ask the shop"]],
    ["re", []],
    ["mus", []],
    ["hoodie", []],
    ["black dress", []],
    ["payphone", []],
    ["", []],
    ["...", []],
  ])("%s", (text, answers) => {
    expect(told(text)).toEqual(answers);
  });

  it("leads to where the answer is", () => {
    expect(answersTo("Delivery to Gisenyi")).toEqual([
      {
        id: "delivery",
        text: "Delivery to Rubavu",
        to: "/terms#delivery",
        district: "Rubavu",
      },
    ]);
  });
});
