import { calledBy } from "../domain/linkless";
import type { MailWords } from "./words";

/** A mail's greeting. Whoever types somebody else's address into a form also chooses the name. */
export function hello(firstname: string, words: MailWords): string {
  const name = calledBy(firstname);
  return name === null ? words.hello : words.helloName(name);
}
