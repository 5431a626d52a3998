import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Whether a request carries the signature (version 4) that the key makes over it and its body.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSigned(
  request: IncomingMessage,
  body: Buffer,
  key: { id: string; secret: string },
): boolean {
  const [, id, scope = "", signedHeaders = "", signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? "") ?? [];
  const bodyHash = String(request.headers["x-amz-content-sha256"]);
  if (id !== key.id || bodyHash !== sha256(body)) return false;
  const url = new URL(request.url ?? "/", "http://s3.example");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const headers = signedHeaders
    .split(";")
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join("");
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, bodyHash];
  const text = [
    "AWS4-HMAC-SHA256",
    String(request.headers["x-amz-date"]),
    scope,
    sha256(canonical.join("\n")),
  ];
  const signingKey = scope
    .split("/")
    .reduce<string | Buffer>((previous, part) => hmac(previous, part), `AWS4${key.secret}`);
  return hmac(signingKey, text.join("\n")).toString("hex") === signature;
}
