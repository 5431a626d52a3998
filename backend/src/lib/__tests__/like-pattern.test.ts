import { expect, it } from "vitest";
import { containing } from "../like-pattern";

it("has no wildcards but its own", () => {
  expect(containing("50%_\\")).toBe("%50\\%\\_\\\\%");
});
