/** Of the doctor's rounds. */
export const TABLES = ["doctor_state"] as const;
