import { CODE_LIFE_MINUTES } from "../../../contracts/accounts";
import { aside, button, codeBox, paragraph } from "./blocks";
import type { MailParts, Shop } from "./layout";

interface Person {
  firstname: string;
}

/** More than 40 letters, or a sign of an address: that is no first name. */
const NO_NAME = /^.{41,}$|[:/@\\]|\.\S|www/iu;

/**
 * Whoever types somebody else's address into the registration also chooses the name, and must not
 * get a link of theirs into the shop's mail that way.
 */
const greeting = (firstname: string): string =>
  NO_NAME.test(firstname) ? "Hello," : `Hello ${firstname},`;

const LIFE = `The code is valid for ${CODE_LIFE_MINUTES} minutes.`;

// The subject begins with the code: a phone shows it without opening the mail.
export const verificationCode = (
  { firstname, code }: Person & { code: string },
  { siteName }: Shop,
): MailParts => ({
  subject: `${code} is your ${siteName} verification code`,
  preview: LIFE,
  title: "Confirm your e-mail address",
  blocks: [
    paragraph(greeting(firstname)),
    paragraph("Type this code in the shop to finish your registration:"),
    codeBox(code),
    paragraph(LIFE),
    aside(
      "Was it not you who registered? Then do not use the code and do not pass it on. Without it nothing happens, and you can delete this mail.",
    ),
  ],
});

export const resetCode = (
  { firstname, code }: Person & { code: string },
  { siteName }: Shop,
): MailParts => ({
  subject: `${code} is your ${siteName} password reset code`,
  preview: LIFE,
  title: "Set a new password",
  blocks: [
    paragraph(greeting(firstname)),
    paragraph("Type this code in the shop to set a new password:"),
    codeBox(code),
    paragraph(LIFE),
    aside(
      "Was it not you who asked? Then do not use the code and do not pass it on. Your password stays as it is.",
    ),
  ],
});

export const accountExists = ({ firstname }: Person, { siteName, shopUrl }: Shop): MailParts => ({
  subject: `You already have a ${siteName} account`,
  preview: "Log in with it, or set a new password.",
  title: "You already have an account",
  blocks: [
    paragraph(greeting(firstname)),
    paragraph(
      `Somebody just tried to register at ${siteName} with this e-mail address. It already has an account, so no second one was made.`,
    ),
    paragraph(
      'Was it you? Then log in. If you do not remember your password, choose "Forgot password" there.',
    ),
    button("Go to the shop", shopUrl),
    aside("Was it not you? Then there is nothing to do. Your account and password are unchanged."),
  ],
});

export const passwordChanged = ({ firstname }: Person, { siteName, shopUrl }: Shop): MailParts => ({
  subject: `Your ${siteName} password was changed`,
  preview: "Was it not you? Set a new one now.",
  title: "Your password was changed",
  blocks: [
    paragraph(greeting(firstname)),
    paragraph("The password of your account was just changed. Other devices were logged out."),
    paragraph(
      'Was it not you? Then go to the shop now, choose "Forgot password" and set a new one. Change the password of your mailbox too.',
    ),
    button("Go to the shop", shopUrl),
  ],
});

export const welcome = ({ firstname }: Person, { siteName, shopUrl }: Shop): MailParts => ({
  subject: `Welcome to ${siteName}`,
  preview: "Your account is ready.",
  title: `Welcome to ${siteName}`,
  blocks: [
    paragraph(greeting(firstname)),
    paragraph(
      "Your e-mail address is confirmed and your account is ready. You find your orders in it.",
    ),
    button("Start shopping", shopUrl),
  ],
});
