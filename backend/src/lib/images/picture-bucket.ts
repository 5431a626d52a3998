import type { S3Client, S3ClientConfig } from "@aws-sdk/client-s3";
import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { BucketSettings } from "./bucket-settings";
import { PicturesAway, type ListedFile } from "./picture-store";

/** Milliseconds for one call with its retries. Nobody waits longer for a picture. */
const DEADLINE = { connect: 2_000, read: 8_000, write: 20_000 } as const;
/** Bytes of the largest file that is read; a 1600 px picture of noise has about four million. */
const LARGEST_FILE = 16 * 1024 * 1024;

interface BucketFile {
  readonly data: Buffer;
  readonly modifiedMs: number;
}

/** How this shop talks to S3; Medusa's provider for other files uses the same. */
export function clientConfig(settings: BucketSettings): S3ClientConfig {
  return {
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    // Not every store that speaks S3 knows Amazon's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: DEADLINE.connect, requestTimeout: DEADLINE.write },
  };
}

const load = () => import("@aws-sdk/client-s3");

/**
 * A folder of files in S3. Every call ends within its deadline, is retried by the SDK where that
 * may help, and fails with `PicturesAway`.
 */
export class PictureBucket {
  #client: Promise<S3Client> | undefined;

  constructor(private readonly settings: BucketSettings) {}

  async put(name: string, data: Buffer, contentType: string): Promise<void> {
    const { PutObjectCommand } = await load();
    await this.#call("PUT", DEADLINE.write, (client, abortSignal) =>
      client.send(
        new PutObjectCommand({
          ...this.#place(name),
          Body: data,
          ContentType: contentType,
          CacheControl: "public, max-age=31536000, immutable",
        }),
        { abortSignal },
      ),
    );
  }

  /** @returns null when there is no such file */
  async get(name: string): Promise<BucketFile | null> {
    const { GetObjectCommand, S3ServiceException } = await load();
    return this.#call("GET", DEADLINE.read, async (client, abortSignal) => {
      try {
        const found = await client.send(new GetObjectCommand(this.#place(name)), { abortSignal });
        const body = addAbortSignal(abortSignal, found.Body as Readable);
        if ((found.ContentLength ?? Infinity) > LARGEST_FILE) {
          body.destroy();
          throw new Error(`${name} is larger than a picture`);
        }
        return { data: await buffer(body), modifiedMs: found.LastModified?.getTime() ?? 0 };
      } catch (error) {
        const isAbsent =
          error instanceof S3ServiceException &&
          error.$metadata.httpStatusCode === 404 &&
          error.name !== "NoSuchBucket";
        if (isAbsent) return null;
        throw error;
      }
    });
  }

  /** Even if there is no such file. */
  async remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = await load();
    await this.#call("DELETE", DEADLINE.read, (client, abortSignal) =>
      client.send(new DeleteObjectCommand(this.#place(name)), { abortSignal }),
    );
  }

  /** All files, a page at a time. */
  async *list(): AsyncGenerator<ListedFile[]> {
    const { ListObjectsV2Command } = await load();
    const { bucket: Bucket, prefix: Prefix } = this.settings;
    let next: string | undefined;
    do {
      const ContinuationToken = next;
      const page = await this.#call("LIST", DEADLINE.write, (client, abortSignal) =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), {
          abortSignal,
        }),
      );
      yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key && LastModified ? [{ name: Key.slice(Prefix.length), modified: LastModified }] : [],
      );
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  #place(name: string) {
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + name };
  }

  async #call<Result>(
    what: string,
    deadlineMs: number,
    work: (client: S3Client, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    try {
      this.#client ??= load().then(({ S3Client }) => new S3Client(clientConfig(this.settings)));
      return await work(await this.#client, AbortSignal.timeout(deadlineMs));
    } catch (error) {
      // The error itself is not passed on: it carries the request, with its signature.
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      throw new PicturesAway(`S3 ${what} failed: ${name}: ${message}`);
    }
  }
}
