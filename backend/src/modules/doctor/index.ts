import { Module } from "@medusajs/framework/utils";
import DoctorModuleService from "./service";

export const DOCTOR_MODULE = "doctor";

export default Module(DOCTOR_MODULE, { service: DoctorModuleService });
