/**
 * When hold `h` ends, unless it waits elsewhere. Also for the doctor, and for whoever reads the order.
 * @param scarceS seconds that are left once its product is scarce
 * @param pace see lib/pace.ts
 */
export const heldUntil = (scarceS: string, pace = "1") => `
least(h.since + (SELECT a.hold_minutes FROM app_setting a WHERE a.one) * ${pace}::float8 * interval '1 minute',
  h.scarce_since + ${scarceS}::float8 * interval '1 second')`;
