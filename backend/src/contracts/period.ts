import { z } from "zod";

const moment = (field: string) =>
  z.iso.datetime({ offset: true, error: `${field} must be a date with its time` });

/** Fields of what begins and ends: at once and never, where they are left out. */
export const periodFields = {
  starts_at: moment("starts_at").nullable().default(null),
  ends_at: moment("ends_at").nullable().default(null),
};

export const NO_PERIOD = "The end is before the start.";

export const isPeriod = ({
  starts_at,
  ends_at,
}: {
  starts_at: string | null;
  ends_at: string | null;
}): boolean =>
  starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at);
