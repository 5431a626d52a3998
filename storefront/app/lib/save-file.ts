/** Hands a file to the browser, to be saved. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
