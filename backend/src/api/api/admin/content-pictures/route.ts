import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addContentPicture } from "../../../../actions/content/content";
import { admittedUser } from "../../../admitted-user";
import { onePicture, readProductForm } from "../../../product-form";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  const form = await readProductForm(request, onePicture);
  const [picture] = form.images;
  if (!picture) throw new Error("The form has no picture.");
  try {
    const data = await addContentPicture(request.scope, actor, picture);
    response.status(201).json({ success: true, data });
  } catch (error) {
    await form.discard();
    throw error;
  }
}
