import { z } from "zod";
import { codeSchema, PASSWORD_MAX } from "./accounts";
import { phoneSchema } from "./phone-field";

/** Mobile numbers of Rwanda's networks: nobody knows what an SMS abroad costs, and who asks for it. */
const CODE_PHONE = /^\+2507[2389]\d{7}$/;

/** A number that codes go to, written in any way, to E.164. */
export const codePhoneSchema = phoneSchema.refine((phone) => CODE_PHONE.test(phone), {
  error: "Codes go to mobile numbers in Rwanda alone, like 0788 123 456.",
});

/** Body of POST /api/auth/phone/code. The answer is the same whether an account has the number. */
export const phoneCodeBodySchema = z.strictObject({ phone: codePhoneSchema });
export type PhoneCodeBody = z.infer<typeof phoneCodeBodySchema>;

export const phoneLoginBodySchema = z.strictObject({
  phone: codePhoneSchema,
  code: codeSchema,
  /** Ticked: the token lives 30 days; else 1 day. */
  remember: z.boolean().optional(),
});
export type PhoneLoginBody = z.infer<typeof phoneLoginBodySchema>;

/** Body of POST /api/auth/me/phone: whoever has the number can log in from then on, so the password is typed once more. */
export const askPhoneBodySchema = z.strictObject({
  phone: codePhoneSchema,
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(PASSWORD_MAX),
});
export type AskPhoneBody = z.infer<typeof askPhoneBodySchema>;

export const confirmPhoneBodySchema = z.strictObject({ phone: codePhoneSchema, code: codeSchema });
export type ConfirmPhoneBody = z.infer<typeof confirmPhoneBodySchema>;
