import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isSameText, keyedDigest } from "../../../lib/secrets";

/** Over https the name makes browsers insist on `Secure`. */
const NAMES = { http: "registration", https: "__Secure-registration" } as const;
const LIFE_S = 3600;

const digest = keyedDigest("account-registration.v1");

const seal = (id: string, email: string): string => digest(`${id}\n${email}`).toString("base64url");

const isHttps = ({ headers }: MedusaRequest) => headers["x-forwarded-proto"] === "https";

/** Only account routes receive it, no script reads it, and no other site sends it. */
function setCookie(request: MedusaRequest, response: MedusaResponse, value: string, life: number) {
  const [name, secure] = isHttps(request) ? [NAMES.https, "; Secure"] : [NAMES.http, ""];
  response.append(
    "Set-Cookie",
    `${name}=${value}; Max-Age=${life}; Path=/api/auth; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Remembers in the browser which registration is its own. */
export function keepRegistration(
  request: MedusaRequest,
  response: MedusaResponse,
  { id, email }: { id: string; email: string },
): void {
  setCookie(request, response, `${id}.${seal(id, email)}`, LIFE_S);
}

export function forgetRegistration(request: MedusaRequest, response: MedusaResponse): void {
  setCookie(request, response, "", 0);
}

/** Id of the registration this browser made for the address, or null. */
export function registrationOf(request: MedusaRequest, email: string): string | null {
  const cookies = request.headers.cookie ?? "";
  const wanted = `${isHttps(request) ? NAMES.https : NAMES.http}=`;
  const value = cookies.split(/;\s*/).find((pair) => pair.startsWith(wanted));
  const [, id = "", sealed = ""] =
    /^(\w{1,64})\.([\w-]{1,64})$/.exec(value?.slice(wanted.length) ?? "") ?? [];
  return id !== "" && isSameText(sealed, seal(id, email)) ? id : null;
}
