import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import JobsModuleService from "./service";

export const JOBS_MODULE = "shopJobs";

/** What is done after an answer: durable jobs, and events for Medusa's bus. */
export const shopJobs = (container: Pick<MedusaContainer, "resolve">): JobsModuleService =>
  container.resolve<JobsModuleService>(JOBS_MODULE);

export default Module(JOBS_MODULE, { service: JobsModuleService });
