import { BRAND } from "~/lib/brand";
import * as words from "~/words/account-popup";

/** login and register are opened; the others follow from them. */
export type Step = "login" | "register" | "verify" | "forgot" | "reset" | "phone" | "sms";

export const TITLES: Readonly<Record<Step, string>> = {
  login: words.login,
  register: words.register,
  verify: words.verify,
  forgot: words.forgot,
  reset: words.reset,
  phone: words.byPhone,
  sms: words.checkSms,
};

export const SUBTITLES: Readonly<Record<Exclude<Step, "verify" | "reset" | "sms">, string>> = {
  login: words.loginHelp,
  register: words.registerHelp,
  forgot: words.forgotHelp,
  phone: words.byPhoneHelp,
};

export const NEW_HERE = words.newHere(BRAND.name);

/** What was typed and is worth keeping from one step to the next. Never a password. */
export interface Draft {
  email: string;
  firstname: string;
  lastname: string;
  /** As people write it. */
  phone: string;
  isRemembered: boolean;
}
export const EMPTY_DRAFT: Draft = {
  email: "",
  firstname: "",
  lastname: "",
  phone: "",
  isRemembered: false,
};
