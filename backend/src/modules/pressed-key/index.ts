import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import PressedKeyModuleService from "./service";

export const PRESSED_KEY_MODULE = "pressedKey";

/** Keys pressed before, and what came of them. */
export const pressedKeys = (container: Pick<MedusaContainer, "resolve">): PressedKeyModuleService =>
  container.resolve<PressedKeyModuleService>(PRESSED_KEY_MODULE);

export default Module(PRESSED_KEY_MODULE, { service: PressedKeyModuleService });
