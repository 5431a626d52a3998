import { Module } from "@medusajs/framework/utils";
import SavedListModuleService from "./service";

export const SAVED_LIST_MODULE = "savedList";

export default Module(SAVED_LIST_MODULE, { service: SavedListModuleService });
