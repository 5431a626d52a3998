import type { HttpGatewaySettings } from "../../lib/sms-settings";
import { ask, valueAt, wordOf, type Carrier, type OutgoingText, type Taken } from "./carrier";

type Values = Readonly<Record<"to" | "text" | "sender" | "reference", string>>;

const PLACE = /\{(to|text|sender|reference)\}/g;

const isPlace = (name: string, values: Values): name is keyof Values => Object.hasOwn(values, name);

const filled = (template: string, values: Values, write = (value: string) => value): string =>
  template.replace(PLACE, (place, name: string) =>
    isPlace(name, values) ? write(values[name]) : place,
  );

/** Fills in within values only, so that no text can add a field. */
function filledJson(value: unknown, values: Values): unknown {
  if (typeof value === "string") return filled(value, values);
  if (Array.isArray(value)) return value.map((one) => filledJson(one, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, filledJson(one, values)]),
  );
}

/** A gateway of the operator's, as the settings describe it. */
export class HttpGateway implements Carrier {
  constructor(private readonly settings: HttpGatewaySettings) {}

  async send({ to, text, reference }: OutgoingText): Promise<Taken> {
    const { url, method, headers, idField, sender } = this.settings;
    const values = { to, text, reference, sender: sender ?? "" };
    const { body } = await ask(
      filled(url, values, encodeURIComponent),
      { method, ...this.#content(values, headers) },
      () => null,
    );
    return {
      reference: idField === null ? reference : wordOf(valueAt(body, idField)),
      costRwf: null,
    };
  }

  #content(values: Values, headers: HttpGatewaySettings["headers"]): RequestInit {
    const { body, form } = this.settings;
    if (body === null) return { headers };
    if (form === "json") {
      return {
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(filledJson(JSON.parse(body), values)),
      };
    }
    const pairs = new URLSearchParams();
    for (const [name, value] of new URLSearchParams(body))
      pairs.append(name, filled(value, values));
    return { headers, body: pairs };
  }
}
