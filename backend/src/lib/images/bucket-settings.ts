import type { Env } from "../env";

/** Where in S3 the shop's files are. */
export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** For a store other than Amazon's; its buckets are named in the path. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
}

/** Null when the shop keeps its files on this machine. */
export function bucketSettings(env: Env): BucketSettings | null {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: env.S3_PREFIX,
  };
}
