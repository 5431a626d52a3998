/** One name field as first and last name, split at its last space; a single word is a first name. */
export function splitName(name: string): { firstname: string; lastname: string } {
  const words = name.trim().replace(/\s+/g, " ");
  const at = words.lastIndexOf(" ");
  if (at < 0) return { firstname: words, lastname: "" };
  return { firstname: words.slice(0, at), lastname: words.slice(at + 1) };
}
