import { BRAND } from "~/lib/brand";

/** login and register are opened; the others follow from them. */
export type Step = "login" | "register" | "verify" | "forgot" | "reset";

export const TITLES: Readonly<Record<Step, string>> = {
  login: "Login",
  register: "Register",
  verify: "Check your e-mail",
  forgot: "Forgot password",
  reset: "Set a new password",
};

export const SUBTITLES: Readonly<Record<Exclude<Step, "verify" | "reset">, string>> = {
  login: "Welcome back.",
  register: "A name, an e-mail, a password. That is all.",
  forgot: "Type your e-mail. We send you a code for a new password.",
};

export const NEW_HERE = `New to ${BRAND.name}?`;

/** What was typed and is worth keeping from one step to the next. Never a password. */
export interface Draft {
  email: string;
  firstname: string;
  lastname: string;
}
export const EMPTY_DRAFT: Draft = { email: "", firstname: "", lastname: "" };
