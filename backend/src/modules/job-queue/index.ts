import { Module } from "@medusajs/framework/utils";
import JobQueueModuleService from "./service";

export const JOB_QUEUE_MODULE = "jobQueue";

export default Module(JOB_QUEUE_MODULE, { service: JobQueueModuleService });
