import { z } from "zod";

export const ROLES = ["user", "admin"] as const;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "Please enter a valid email address")
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Please enter a valid email address");

export const userSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

export const loginBodySchema = z.strictObject({
  email: z
    .string({ error: "Email and password are required" })
    .trim()
    .toLowerCase()
    .min(1, "Email and password are required")
    .max(254, "Invalid credentials"),
  password: z
    .string({ error: "Email and password are required" })
    .min(1, "Email and password are required")
    .max(PASSWORD_MAX, "Invalid credentials"),
  /** Ticked: the token lives 30 days; else 1 day. */
  remember: z.boolean().optional(),
});
export type LoginBody = z.infer<typeof loginBodySchema>;

export const loginResponseSchema = z.object({
  success: z.literal(true),
  token: z.string(),
  user: userSchema,
});
export type LoginResponse = z.infer<typeof loginResponseSchema>;

export const meResponseSchema = z.object({ success: z.literal(true), user: userSchema });
export type MeResponse = z.infer<typeof meResponseSchema>;
