import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A zip file with these entries. */
export async function zipOf(entries: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, data] of Object.entries(entries)) zip.addBuffer(data, name);
  zip.end();
  return buffer(zip.outputStream);
}
