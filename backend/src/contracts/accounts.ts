import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { languageSchema } from "./languages";
import { textChoiceSchema } from "./text-channels";
import { limitSchema, offsetSchema } from "./pagination";
import { optionalPhoneSchema } from "./phone-field";
import { isWebAddress } from "./person-name";

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
  /** A code that was sent to the phone came back: it opens this account, and no other. */
  phoneConfirmed: z.boolean(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  /** Of the mails about the account, and of orders that name none. */
  language: languageSchema,
  /** How the person is told of orders besides by mail. */
  textChannel: textChoiceSchema,
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

/** Control characters have no place in a name, and PostgreSQL refuses NUL. */
const nameSchema = z
  .string({ error: "First and last name are required" })
  .trim()
  .min(1, "First and last name are required")
  .max(80, "A name must have at most 80 characters")
  .regex(/^\P{Cc}*$/u, "A name has characters that can't be used")
  .refine((name) => !isWebAddress(name), "A name can't be a web address");

/** Any Unicode, counted in UTF-16 units as every browser's maxlength does; never cut. */
export const newPasswordSchema = z
  .string({ error: "Password must be at least 6 characters" })
  .min(PASSWORD_MIN, "Password must be at least 6 characters")
  .max(PASSWORD_MAX, `Password must have at most ${PASSWORD_MAX} characters`);

/** Six digits; spaces of a pasted code are dropped. */
export const codeSchema = z
  .string({ error: "Verification code is required" })
  .transform((typed) => typed.replace(/\s/g, ""))
  .pipe(
    z
      .string()
      .min(1, "Verification code is required")
      .regex(/^\d{6}$/, "Invalid or expired verification code"),
  );

const wantedEmailSchema = z
  .string({ error: "Please enter a valid email address" })
  .pipe(emailSchema);

export const registerBodySchema = z.strictObject({
  email: wantedEmailSchema,
  password: newPasswordSchema,
  firstname: nameSchema,
  lastname: nameSchema,
  phone: optionalPhoneSchema,
  /** Absent: English. */
  language: languageSchema.optional(),
});
export type RegisterBody = z.infer<typeof registerBodySchema>;

/** The same for a new and for a known address. */
export const registerResponseSchema = z.object({
  success: z.literal(true),
  requiresVerification: z.literal(true),
});
export type RegisterResponse = z.infer<typeof registerResponseSchema>;

/** An address, and the code that was mailed to it: of a registration, or of an account that is to have it. */
export const verifyEmailBodySchema = z.strictObject({ email: wantedEmailSchema, code: codeSchema });
export type VerifyEmailBody = z.infer<typeof verifyEmailBodySchema>;

/** Body of resend-code and forgot-password; the answer is the same for every address. */
export const emailBodySchema = z.strictObject({ email: wantedEmailSchema });
export type EmailBody = z.infer<typeof emailBodySchema>;

/** Seconds until the same address may ask for another code. */
export const CODE_COOLDOWN_S = 60;
export const CODE_LIFE_MINUTES = 10;
export const CODE_TRIES = 5;

export const resetPasswordBodySchema = z.strictObject({
  email: wantedEmailSchema,
  code: codeSchema,
  password: newPasswordSchema,
});
export type ResetPasswordBody = z.infer<typeof resetPasswordBodySchema>;

/** `{ success: true }` and nothing else. */
export const doneResponseSchema = z.object({ success: z.literal(true) });
export type DoneResponse = z.infer<typeof doneResponseSchema>;

/** Anyone's own profile, and an admin's edit of a user. Absent fields stay. */
export const updateUserBodySchema = z.strictObject({
  firstname: nameSchema.optional(),
  lastname: nameSchema.optional(),
  phone: optionalPhoneSchema,
  email: wantedEmailSchema.optional(),
  language: languageSchema.optional(),
  textChannel: textChoiceSchema.optional(),
});
export type UpdateUserBody = z.infer<typeof updateUserBodySchema>;

/** A signed-in person's own profile; the e-mail address stays, it is what was verified. */
export const updateOwnProfileBodySchema = updateUserBodySchema.omit({ email: true });
export type UpdateOwnProfileBody = z.infer<typeof updateOwnProfileBodySchema>;

/** Body of PUT /api/admin/profile: one name field, split at its last space. */
export const adminProfileBodySchema = z.strictObject({
  name: nameSchema,
  email: wantedEmailSchema,
  phone: optionalPhoneSchema,
  /** Absent: stays. */
  language: languageSchema.optional(),
});
export type AdminProfileBody = z.infer<typeof adminProfileBodySchema>;

export const changePasswordBodySchema = z.strictObject({
  currentPassword: z
    .string({ error: "Current password is required" })
    .min(1, "Current password is required")
    .max(PASSWORD_MAX),
  newPassword: newPasswordSchema,
});
export type ChangePasswordBody = z.infer<typeof changePasswordBodySchema>;

/** Changing the password ends every older token; this one stays valid. */
export const changePasswordResponseSchema = z.object({
  success: z.literal(true),
  token: z.string(),
});
export type ChangePasswordResponse = z.infer<typeof changePasswordResponseSchema>;

/** The account's own, typed once more, so that a phone left lying about can't take it away from its owner. */
const passwordAgain = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .max(PASSWORD_MAX);

/** Body of POST /api/auth/me/email. The answer is the same whether somebody else has the address. */
export const changeEmailBodySchema = z.strictObject({
  email: wantedEmailSchema,
  password: passwordAgain,
});
export type ChangeEmailBody = z.infer<typeof changeEmailBodySchema>;

export const deleteOwnAccountBodySchema = z.strictObject({
  password: passwordAgain,
});
export type DeleteOwnAccountBody = z.infer<typeof deleteOwnAccountBodySchema>;

export const roleBodySchema = z.strictObject({
  role: z.enum(ROLES, { error: "role must be user or admin" }),
});

export type RoleBody = z.infer<typeof roleBodySchema>;

/** Nothing, or an empty object: the URL says it all. */
export const toggleStatusBodySchema = z.strictObject({});

export const USER_SORTS = ["latest", "oldest", "name", "name_desc", "email", "email_desc"] as const;

export const userListQuerySchema = z.strictObject({
  /** Part of a name or an e-mail address, any case. */
  search: z.string().trim().max(100).optional(),
  role: z.enum(ROLES).optional(),
  isActive: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  sort: z.enum(USER_SORTS).default("latest"),
  limit: limitSchema,
  offset: offsetSchema,
});
export type UserListQuery = z.infer<typeof userListQuerySchema>;

export const userListResponseSchema = listOf(userSchema);
export type UserListResponse = z.infer<typeof userListResponseSchema>;
export const userResponseSchema = successOf(userSchema);
export type UserResponse = z.infer<typeof userResponseSchema>;

export const userStatsSchema = z.object({
  total_users: z.number().int(),
  active_users: z.number().int(),
  admins: z.number().int(),
  regular_users: z.number().int(),
});
export const userStatsResponseSchema = successOf(userStatsSchema);
export type UserStats = z.infer<typeof userStatsSchema>;
export type UserStatsResponse = z.infer<typeof userStatsResponseSchema>;

/** Nothing, or an empty object: the token in the header is the one to end. */
export const logoutBodySchema = z.strictObject({});

/** Nothing, or an empty object: ends all the caller's logins. */
export const logoutEverywhereBodySchema = z.strictObject({});

/** Every older token has ended; this one goes on here. */
export const logoutEverywhereResponseSchema = z.object({
  success: z.literal(true),
  token: z.string(),
});
export type LogoutEverywhereResponse = z.infer<typeof logoutEverywhereResponseSchema>;
