import { expect, it } from "vitest";
import { isOpenInMaintenance } from "../maintenance";

it.each([
  ["/admin", true],
  ["/admin/orders", true],
  ["/Rider", true],
  ["/rider", true],
  ["/rider/", true],
  ["/manifest.webmanifest", true],
  ["/rw/admin", true],
  ["/fr/rider/", true],
  ["/rw/manifest.webmanifest", true],
  ["/rw", false],
  ["/fr/", false],
  ["/rwanda/admin", false],
  ["/", false],
  ["/riders", false],
  ["/product/rider", false],
  ["/administration", false],
])("%s is open in maintenance: %s", (path, isOpen) => {
  expect(isOpenInMaintenance(path)).toBe(isOpen);
});
