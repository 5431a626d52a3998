import { Module } from "@medusajs/framework/utils";
import PressedKeyModuleService from "./service";

export const PRESSED_KEY_MODULE = "pressedKey";

export default Module(PRESSED_KEY_MODULE, { service: PressedKeyModuleService });
