/** SQL text of a time as JSON has it: ISO 8601 with milliseconds, UTC. @param time expression */
export const isoTime = (time: string): string =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
