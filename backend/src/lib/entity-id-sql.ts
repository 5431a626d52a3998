/**
 * SQL of the ten letters with which an id made at `time` begins, as those of `entityId` do: rows that
 * SQL writes stand among the others in the order of their time. Sixteen letters of the writer's own
 * make the id whole.
 */
export const idTime = (time: string): string => `(
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ',
    ((floor(extract(epoch FROM ${time}) * 1000)::bigint >> (45 - 5 * at)) & 31)::integer + 1, 1), '' ORDER BY at)
  FROM generate_series(0, 9) AS at)`;
