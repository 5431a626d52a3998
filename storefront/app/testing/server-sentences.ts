import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readPhone } from "@strive/backend/contracts/phone";
import ts from "typescript";
import { z } from "zod";

const SOURCE = path.resolve(import.meta.dirname, "../../../backend/src");

/** Sources whose texts no page shows, and why. */
const NOT_SHOWN: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)(__tests__|migrations)\//, "Sent to nobody."],
  [/(^|\/)(?!published-)([\w-]+-)?sql\.ts$|^modules\/order\/timeline\/sources\.ts$/, "SQL."],
  [/^(jobs|links|providers|scripts|subscribers|workflows)\//, "Nobody waits for their words."],
  [/^(actions|modules)\/(activity|backup|health|jobs|retention|store)\//, "Logs and reports."],
  [/^actions\/product\/(check|rebuild)-catalogue\.ts$/, "Logs and reports."],
  [/^lib\/(env|installed-sql|mail-refused|mail-sender|client-address|native-body)\.ts$/, "Logs."],
  [/^lib\/ebm-client\.ts$|^lib\/payment-ports\/(?!port\.ts)|^lib\/images\/.*bucket/, "Logs."],
  [/^modules\/mail\/(?!service)|^actions\/mail\/write-/, "Mails have words of their own."],
  [/^lib\/receipt-pdf\//, "Printed."],
  [/^actions\/order\/order-csv\.ts$/, "Titles of a file's columns."],
  [/^api\/(access|admin)\/|^api\/(native-|openapi|api\/products\/send-ready)/, "For programs."],
  [/^modules\/product\/(read-model|import\/format\/(color-words|write-))/, "Data."],
  [
    /^contracts\/(color-names|colors|activity-text)\.ts$|\/holidays\.ts$/,
    "Names and words, which pages have of their own.",
  ],
  [
    /^modules\/product\/import\/format\/columns\.ts$/,
    "Titles of columns; sentences in `EXAMPLES`.",
  ],
];

/** What looks like a sentence for people, and is none that a page shows. */
const NO_SENTENCES: ReadonlySet<string> = new Set([
  // Noted in the log of changes, and names there.
  "Day sheet {1}",
  "{1} in {2}, {3} to {4}",
  "App settings",
  "Recorded before anybody saw the money",
  "An order of gift cards",
  "An unpaid order",
  // Sent to the controller.
  "Returned articles",
  "Rest of the order",
  // Names and values.
  "Airtel Money",
  "City of Kigali",
  "Collected in the shop",
  "E-Commerce Admin",
  "Local Notification Provider",
  "Timeout acquiring a connection",
  // For programs.
  "Idempotency-Key header is required",
  "product_id or variant_id is required",
  "pin must have latitude and longitude",
  "before is no `next` of a timeline",
  "public, max-age=1",
  "Medusa's orders are being made.",
  "The order is being worked on in Medusa's dashboard.",
  "USD {1} and EUR {2} per franc can't be true",
  "Image Src",
  "Image Color",
  "Variant Image",
  "Worn With",
  "Variant Inventory Qty",
  "Variant Price",
  "Default Title",
  "clothing size",
  "shoe size",
  "eu size",
  "uk size",
  "us size",
  '<p style="white-space: pre-wrap">{1}</p>',
]);

/** Made of parts or sentences: what may become of them is in `EXAMPLES`. */
const COMPOSED: ReadonlySet<string> = new Set([
  "{1} {2} too many. {3} {4}",
  "digit is",
  "digits are",
  "This number is too {1}. {2}",
  "A phone number in Rwanda starts with 07, like {1}. {2}",
  "A phone number has 10 digits, like {1}. {2}",
  "Delivery to {1} costs {2}. Please contact us to change it",
  "The order costs {1} then",
  "This code ended{1}.",
  "another day",
  "is on its way with",
  "is planned for",
  " {1} of its gift cards was spent.",
  "Receipt {1} is not signed. {2}",
  "{1} is paying back",
  "Pay back",
  "active, draft or archived",
  "TRUE or FALSE",
  "a tenth or less of",
  "what such products usually cost here ({1})",
  "what it costs now ({1})",
  "{1} is {2} {3}. Check the price and the currency.",
]);

const phoneProblem = (typed: string): string => readPhone(typed).problem ?? "";
const unsaid = (schema: z.ZodType, value: unknown): string =>
  schema.safeParse(value).error?.issues[0]?.message ?? "";

/** What is made of several parts, and zod's own sentences. */
export const EXAMPLES: readonly string[] = [
  ...["abc", "+3247", "+324701234567890123", "0512345678", "", "0", "078812345", "07881234"].map(
    phoneProblem,
  ),
  ...["07881234567", "078812345678", "07881234567890123456"].map(phoneProblem),
  "Did you mean Gasabo?",
  "Did you mean Gasabo, Kicukiro or Nyarugenge?",
  "Delivery to Huye costs RWF 2,000 more. Please contact us to change it",
  "Delivery to Huye costs RWF 2,000 less. Please contact us to change it",
  "The order costs RWF 2,000 more then",
  "The order costs RWF 2,000 less then",
  "This code starts on another day.",
  "This code ended.",
  "This code ended on 31 October.",
  "STR-000123/2 is on its way with Eric, 2026-11-27",
  "STR-000123 is planned for a rider, 2026-11-27",
  "STR-000123 is cancelled, so there is nothing to deliver",
  "1 parcel is still out. Say what became of it first",
  "3 parcels are still out. Say what became of it first",
  "Eric N. still has 1 parcel. Give them to somebody else first",
  "Eric N. still has 3 parcels. Give them to somebody else first",
  "1 product is still in this category",
  "3 products are still in this category",
  "Only 1 is left now, so 3 can't be taken away",
  "None is left now, so 3 can't be taken away",
  "Only 2 are left now, so 3 can't be taken away",
  "S / Red earth: only 1 is left now, so 3 can't be taken away",
  "S / Red earth: none is left now, so 3 can't be taken away",
  "S / Red earth: only 2 are left now, so 3 can't be taken away",
  "This return is not approved yet, so it can't be settled",
  "New order STR-000123: Aline Uwase, RWF 12,000, Gasabo",
  "Kivu Dress (M / Red earth) is sold out",
  "Kivu Dress (M / Red earth): 3 left",
  "Aline Uwase wrote: Do you deliver to Huye?",
  "The buyer changed Kivu Dress in STR-000123, M to L",
  "Pay back RWF 12,000 for STR-000123: the order was paid twice. RWF 500 of its gift cards was spent.",
  "MTN MoMo is paying back RWF 12,000 for STR-000123: the order was cancelled.",
  "Receipt 12 is not signed. The controller does not answer.",
  "The first row has no column Title.",
  "The first row has no column Handle (or URL handle) and no column Title. Its cells must be separated by commas.",
  "The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.",
  "must be active, draft or archived",
  "must be TRUE or FALSE",
  "RWF 45 is a tenth or less of what it costs now (RWF 450). Check the price and the currency.",
  "RWF 45 is a tenth or less of what such products usually cost here (RWF 450). Check the price and the currency.",
  "RWF 450 is 10 times what it costs now (RWF 45). Check the price and the currency.",
  "RWF 450 is 10 times what such products usually cost here (RWF 45). Check the price and the currency.",
  "My photo (1).png is too large. Maximum size is 5MB.",
  unsaid(z.string(), 1),
  unsaid(z.enum(["a", "b"]), "c"),
  unsaid(z.string().regex(/a/), "b"),
  unsaid(z.string().min(2), ""),
  unsaid(z.string().max(2), "abc"),
  unsaid(z.union([z.string(), z.number()]), null),
];

/** Calls whose texts stay on the server: logs, headers, SQL, and errors that become a 500. */
const INNER_CALL =
  /(^|\.)(\w*Error|\w*Trouble|\w*Failed|MailRefused|PicturesAway|bringBehind|raw|request|setHeader|split|write|PutObjectCommand)$|logger?\b|LOGGER\)/i;
const IS_SQL =
  /\b(SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|WHERE|COALESCE|CASE|AND|NULL|DESC|LIKE|AS)\b|::|jsonb_|lower\(|created_at/;
/** Two words that follow each other. */
const IS_SENTENCE = /[A-Za-z]{2,}[^A-Za-z]* [a-z]|[A-Z][a-z]+ [A-Z][a-z]/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return entry.name.endsWith(".ts") ? [file] : [];
  });
}

function isShown(file: string): boolean {
  const name = path.relative(SOURCE, file).replaceAll(path.sep, "/");
  return !NOT_SHOWN.some(([pattern]) => pattern.test(name));
}

/** A text as the tables write it: `{1}` is its first value. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.templateSpans.reduce(
    (text, { literal }, at) => `${text}{${at + 1}}${literal.text}`,
    node.head.text,
  );
}

function isInner(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const called = node.expression.getText();
  return called !== "ApiError" && INNER_CALL.test(called);
}

/** Every sentence in a source that may be sent to people. */
export function sentencesIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (isInner(node)) return;
    const text = textOf(node);
    if (text !== null && IS_SENTENCE.test(text) && !IS_SQL.test(text)) found.push(text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest, true));
  return found;
}

/** What the contracts and the server can say to somebody who looks at a page, each once. */
export function serverSentences(): string[] {
  const found = filesBelow(SOURCE)
    .filter(isShown)
    .flatMap((file) => sentencesIn(readFileSync(file, "utf8")));
  return [...new Set(found)].filter(
    (sentence) => !NO_SENTENCES.has(sentence) && !COMPOSED.has(sentence),
  );
}
