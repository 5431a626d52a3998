import type { FileTypes, IFileProvider, Logger } from "@medusajs/framework/types";
import { AbstractFileProviderService, MedusaError } from "@medusajs/framework/utils";
import { randomBytes } from "node:crypto";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { UPLOADS_PATH } from "../../contracts/image-url";
import {
  ImageRefused,
  MAX_IMAGE_BYTES,
  pictureIdOf,
  pictureInTurn,
  processImage,
  shopPictures,
  sniffFormat,
} from "../../lib/images";
import { otherFiles, type OtherFilesOptions } from "./other-files";

const refused = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message);

/** An unguessable name with the sender's ending. */
const listName = (name: string) =>
  `${randomBytes(12).toString("hex")}-${path.basename(name).replace(/[^\w.-]/g, "_")}`;

/** A list as the dashboard reads and writes it, by name: nothing a browser would run. */
const isList = ({ filename }: { filename: string }) => /\.csv$/i.test(filename);

/**
 * The files of Medusa's dashboard. A picture is treated like all the shop's pictures: re-encoded,
 * named at random, shown below /uploads. CSV files are kept private. Anything else, an SVG or a
 * page, is refused.
 */
export default class ShopFilesService extends AbstractFileProviderService {
  static override identifier = "shop-files";

  private opened: Promise<IFileProvider> | undefined;

  constructor(
    private readonly cradle: { logger: Logger },
    private readonly options: OtherFilesOptions,
  ) {
    super();
  }

  private lists(): Promise<IFileProvider> {
    this.opened ??= otherFiles(this.cradle.logger, this.options);
    return this.opened;
  }

  /** @throws MedusaError invalid_data with a plain text for staff */
  override async upload(
    file: FileTypes.ProviderUploadFileDTO,
  ): Promise<FileTypes.ProviderFileResultDTO> {
    const content = Buffer.from(file.content, "base64");
    if (sniffFormat(content)) return storePicture(content);
    if (!isList(file)) {
      throw refused("Only pictures (JPEG, PNG, GIF, WebP) and CSV files can be stored.");
    }
    return (await this.lists()).upload({
      ...file,
      filename: listName(file.filename),
      access: "private",
    });
  }

  /** Pictures stay: others may show them. The sweep removes unused ones. */
  override async delete(
    files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[],
  ): Promise<void> {
    const lists = [files].flat().filter(({ fileKey }) => pictureIdOf(fileKey) === null);
    if (lists.length > 0) await (await this.lists()).delete(lists);
  }

  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
    return pictureIdOf(file.fileKey) === null
      ? (await this.lists()).getPresignedDownloadUrl(file)
      : `${UPLOADS_PATH}${file.fileKey}`;
  }

  /** Through the shop, never straight to a bucket: what is stored there has been checked here. */
  getPresignedUploadUrl(
    file: FileTypes.ProviderGetPresignedUploadUrlDTO,
  ): Promise<FileTypes.ProviderFileResultDTO> {
    return Promise.resolve({ url: "/admin/uploads", key: file.filename });
  }

  override async getDownloadStream(file: FileTypes.ProviderGetFileDTO): Promise<Readable> {
    if (pictureIdOf(file.fileKey) === null) return (await this.lists()).getDownloadStream(file);
    const picture = await shopPictures().read(path.basename(file.fileKey));
    if (!picture) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file.");
    return picture.open();
  }

  override async getAsBuffer(file: FileTypes.ProviderGetFileDTO): Promise<Buffer> {
    return buffer(await this.getDownloadStream(file));
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    if (!isList(file)) throw refused("Only CSV files can be written piece by piece.");
    return (await this.lists()).getUploadStream({
      ...file,
      filename: listName(file.filename),
      access: "private",
    });
  }
}

async function storePicture(content: Buffer): Promise<FileTypes.ProviderFileResultDTO> {
  if (content.length > MAX_IMAGE_BYTES) throw refused("A picture may have 5 MB.");
  try {
    const url = await pictureInTurn(async () => shopPictures().put(await processImage(content)));
    return { url, key: path.basename(url) };
  } catch (error) {
    if (error instanceof ImageRefused) throw refused(error.message);
    throw error;
  }
}
