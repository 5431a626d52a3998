import type { MedusaRequest } from "@medusajs/framework/http";
import type { z } from "zod";
import { ApiError, invalidRequest } from "../../../lib/api-error";
import { fieldErrors, toApiError } from "../../../lib/error-map";
import { unstorableTexts } from "../../../lib/unstorable-texts";
import { readProductForm } from "../../product-form";

/** A product write: its fields, the pictures that came with it, and how to remove those. */
interface ProductInput {
  fields: unknown;
  images: string[];
  discard: () => Promise<void>;
}

/** @throws ApiError 400 naming the fields that the schema refuses. */
function parsed<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.infer<Schema> {
  const result = schema.safeParse(fields);
  if (!result.success) throw invalidRequest(fieldErrors(result.error.issues));
  const unstorable = unstorableTexts(result.data);
  if (unstorable.length > 0) throw invalidRequest(unstorable);
  return result.data;
}

async function readInput(request: MedusaRequest, schema: z.ZodType): Promise<ProductInput> {
  const type = request.headers["content-type"] ?? "";
  if (/^multipart\/form-data\b/i.test(type)) {
    // A mistyped price is reported before the slow work on pictures begins.
    const form = await readProductForm(request, (fields) => void parsed(schema, fields));
    return {
      fields: form.fields,
      images: form.images.map(({ url }) => url),
      discard: () => form.discard(),
    };
  }
  const isEmpty = type === "" && request.headers["transfer-encoding"] === undefined;
  if (!isEmpty && !/^application\/json\b/i.test(type)) {
    const message = "The body must be multipart/form-data or application/json.";
    throw new ApiError(415, "unsupported_media_type", message);
  }
  return {
    fields: isEmpty ? {} : request.body,
    images: [],
    discard: () => Promise.resolve(),
  };
}

/**
 * Reads the body of a product write, form or JSON, and does `work` with it. If that is refused, the
 * pictures that came along are removed.
 * @throws ApiError 400 with the fields named, 413, 415, and what `work` throws.
 */
export async function withProductInput<Schema extends z.ZodType, Result>(
  request: MedusaRequest,
  schema: Schema,
  work: (body: z.infer<Schema>, images: string[]) => Promise<Result>,
): Promise<Result> {
  const { fields, images, discard } = await readInput(request, schema);
  try {
    return await work(parsed(schema, fields), images);
  } catch (error) {
    // If a connection broke at the commit, whether the product has the pictures is uncertain; the
    // orphan sweep finds out.
    if (toApiError(error).status < 500) await discard();
    throw error;
  }
}
