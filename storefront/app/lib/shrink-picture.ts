/** Pixels of the longer side. */
const LONGEST = 1600;
const QUALITY = 0.82;

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  // What is transparent would become black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * A picture as it is sent: small, upright, and without where it was taken. What this browser can't read is sent as it
 * is: the server says what is wrong with it.
 */
export async function shrunkPicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const canvas = drawn(bitmap);
    bitmap.close();
    const small = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", QUALITY),
    );
    return small ?? file;
  } catch {
    return file;
  }
}
