/** What a phone, or the way to it, does with a message. */
export type Scenario =
  | "delivered"
  | "invalid-number"
  | "absent"
  | "gateway-down"
  | "no-balance"
  | "no-report";

/** The magic numbers; every other one gets what is sent. */
const SCENARIO_OF_NUMBER: Readonly<Record<string, Scenario>> = {
  "+250780000021": "invalid-number",
  "+250780000022": "absent",
  "+250780000023": "gateway-down",
  "+250780000024": "no-balance",
  "+250780000025": "no-report",
};

export const scenarioOf = (number: string): Scenario => SCENARIO_OF_NUMBER[number] ?? "delivered";
