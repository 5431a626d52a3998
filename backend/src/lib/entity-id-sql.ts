/**
 * SQL of the ten letters an id made at `time` begins with, like those of `entityId`: rows written by
 * SQL sort among the others by time. Sixteen letters from the writer complete the id.
 */
export const idTime = (time: string): string => `(
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ',
    ((floor(extract(epoch FROM ${time}) * 1000)::bigint >> (45 - 5 * at)) & 31)::integer + 1, 1), '' ORDER BY at)
  FROM generate_series(0, 9) AS at)`;
