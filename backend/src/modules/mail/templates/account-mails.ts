import { aside, button, codeBox, paragraph } from "./blocks";
import { hello } from "./hello";
import type { MailParts, Shop } from "./layout";

interface Person {
  firstname: string;
}

interface CodeWords {
  subject: (code: string, siteName: string) => string;
  title: string;
  typeIt: string;
  notYou: string;
}

// The subject begins with the code: a phone shows it unopened.
const codeMail = (
  { subject, title, typeIt, notYou }: CodeWords,
  { firstname, code }: Person & { code: string },
  { siteName, words }: Shop,
): MailParts => ({
  subject: subject(code, siteName),
  preview: words.codeLife,
  title,
  blocks: [
    paragraph(hello(firstname, words)),
    paragraph(typeIt),
    codeBox(code),
    paragraph(words.codeLife),
    aside(notYou),
  ],
});

export const verificationCode = (
  facts: Person & { code: string; isChange?: boolean },
  shop: Shop,
): MailParts =>
  codeMail(facts.isChange ? shop.words.emailCode : shop.words.verificationCode, facts, shop);

export const resetCode = (facts: Person & { code: string }, shop: Shop): MailParts =>
  codeMail(shop.words.resetCode, facts, shop);

export const accountExists = (
  { firstname, isChange }: Person & { isChange?: boolean },
  { siteName, shopUrl, words }: Shop,
): MailParts => {
  const { subject, preview, title, tried, triedChange, wasYou, notYou } = words.accountExists;
  return {
    subject: subject(siteName),
    preview,
    title,
    blocks: [
      paragraph(hello(firstname, words)),
      paragraph(isChange ? triedChange(siteName) : tried(siteName)),
      paragraph(wasYou),
      button(words.goToShop, shopUrl),
      aside(notYou),
    ],
  };
};

interface ChangeWords {
  subject: (siteName: string) => string;
  preview: string;
  title: string;
  text: string;
  notYou: string;
}

/** An account is not as it was: whoever did not do that must read what to do. */
const changeMail = (
  { subject, preview, title, text, notYou }: ChangeWords,
  { firstname }: Person,
  { siteName, shopUrl, words }: Shop,
): MailParts => ({
  subject: subject(siteName),
  preview,
  title,
  blocks: [
    paragraph(hello(firstname, words)),
    paragraph(text),
    paragraph(notYou),
    button(words.goToShop, shopUrl),
  ],
});

export const passwordChanged = (person: Person, shop: Shop): MailParts =>
  changeMail(shop.words.passwordChanged, person, shop);

export const emailChanged = (
  { newEmail, ...person }: Person & { newEmail: string },
  shop: Shop,
): MailParts => {
  const { text, ...words } = shop.words.emailChanged;
  return changeMail({ ...words, text: text(newEmail) }, person, shop);
};

export const phoneChanged = (
  { phone, ...person }: Person & { phone: string | null },
  shop: Shop,
): MailParts => {
  const { text, textOff, ...words } = shop.words.phoneChanged;
  return changeMail({ ...words, text: phone === null ? textOff : text(phone) }, person, shop);
};

export const welcome = ({ firstname }: Person, { siteName, shopUrl, words }: Shop): MailParts => {
  const { title, preview, text, start } = words.welcome;
  return {
    subject: title(siteName),
    preview,
    title: title(siteName),
    blocks: [paragraph(hello(firstname, words)), paragraph(text), button(start, shopUrl)],
  };
};
