import type { MedusaRequest } from "@medusajs/framework/http";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Failure } from "../../contracts/envelope";
import { failureBody, toApiError } from "../../lib/error-map";
import {
  readProductForm,
  type FormCheck,
  type ProductForm,
  type StoredImage,
} from "../product-form";

export interface FormAnswer {
  status: number;
  fields?: Record<string, string>;
  images?: StoredImage[];
  message?: string;
  errors?: Failure["errors"];
}

export type FormFile = readonly [name: string, data: Uint8Array, type?: string];

export function form(fields: Record<string, string>, files: readonly FormFile[] = []): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  for (const [name, data, type = "image/jpeg"] of files) {
    made.append("images", new Blob([new Uint8Array(data)], { type }), name);
  }
  return made;
}

/** A JPEG of an exact length: what follows its end marker is not part of the picture. */
export const paddedTo = (jpeg: Buffer, bytes: number) =>
  Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

/** A server whose every path is a product route that only reads the form. */
export class FormServer {
  readonly #server: Server;
  /** How each request ended, answered or not. */
  readonly outcomes: string[] = [];
  readonly logged: string[] = [];
  lastForm: ProductForm | undefined;
  check: FormCheck | undefined;
  /** What comes before the route, such as finding the caller. */
  before: ((request: IncomingMessage) => Promise<unknown>) | undefined;

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#serve(request, response);
    });
  }

  static async listen(): Promise<FormServer> {
    const made = new FormServer();
    await new Promise<void>((resolve) => made.#server.listen(0, "127.0.0.1", resolve));
    return made;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // What Express and Medusa add to a request.
    const logger = { error: (line: string) => this.logged.push(line) };
    Object.assign(request, { res: response, scope: { resolve: () => logger } });
    let status = 200;
    let body: unknown;
    try {
      await this.before?.(request);
      this.lastForm = await readProductForm(request as MedusaRequest, this.check);
      const { fields, images } = this.lastForm;
      body = { fields, images };
    } catch (error) {
      const failure = toApiError(error);
      status = failure.status;
      body = failureBody(failure, "test");
    }
    this.outcomes.push(String(status));
    if (response.destroyed) return;
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  }

  async send(body: FormData | string, headers: Record<string, string> = {}): Promise<FormAnswer> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/`, { method: "POST", body, headers });
    return { status: answer.status, ...((await answer.json()) as Omit<FormAnswer, "status">) };
  }
}
