/** Hands a JSON text to the browser as a file to save. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
