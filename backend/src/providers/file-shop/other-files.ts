import type { IFileProvider, Logger, ModuleProviderExports } from "@medusajs/framework/types";
import { clientConfig, type BucketSettings } from "../../lib/images";

export interface OtherFilesOptions {
  /** Null: files are in `folder` on this machine. */
  bucket: BucketSettings | null;
  folder: string;
  /** Where the back office shows what is in `folder`. */
  address: string;
}

type Provider = new (cradle: { logger: Logger }, options: Record<string, unknown>) => IFileProvider;

const serviceOf = ({ services }: ModuleProviderExports) => services[0] as unknown as Provider;

/**
 * Medusa's own provider: for the lists its dashboard imports and exports. Loaded on demand, as
 * Amazon's SDK is large and most shops don't need it.
 */
export async function otherFiles(
  logger: Logger,
  { bucket, folder, address }: OtherFilesOptions,
): Promise<IFileProvider> {
  if (!bucket) {
    const { default: local } = await import("@medusajs/medusa/file-local");
    return new (serviceOf(local.default))(
      { logger },
      { upload_dir: folder, private_upload_dir: folder, backend_url: address },
    );
  }
  const { default: s3 } = await import("@medusajs/medusa/file-s3");
  return new (serviceOf(s3.default))(
    { logger },
    {
      file_url: bucket.endpoint ?? "",
      access_key_id: bucket.accessKeyId,
      secret_access_key: bucket.secretAccessKey,
      region: bucket.region,
      bucket: bucket.bucket,
      endpoint: bucket.endpoint,
      prefix: `${bucket.prefix}files/`,
      // Buckets refuse access lists by default; ours is private as a whole.
      acl: false,
      additional_client_config: clientConfig(bucket),
    },
  );
}
