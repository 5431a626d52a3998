import { plural } from "~/lib/plural";

/** What several forms share: labels, buttons and results. */
export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const phone = "Phone";
export const phoneOptional = "Phone (optional)";
export const phoneExample = "0788 123 456";
/** The recognised number, after its network if that is known. */
export const phoneIs = (network: string | null, phone: string) =>
  network === null ? phone : `${network}, ${phone}`;
export const password = "Password";
export const newPassword = "New password";
export const passwordHint = "At least 6 characters";
export const cancel = "Cancel";
export const saving = "Saving...";
export const processing = "Processing...";

export const profile = "Profile";
export const saveProfile = "Save Profile";
export const profileUpdated = "Profile updated successfully!";
export const profileNotUpdated = "Failed to update profile";
export const passwordChanged = "Password changed successfully!";
export const passwordNotChanged = "Failed to change password";
export const newPasswordsDiffer = "New passwords don't match";

/** What failed, and then why. */
export const failed = (what: string, why: string) => `${what}. ${why}`;
export const tryAgainIn = (why: string, duration: string) => `${why}. Try again in ${duration}.`;
export const seconds = (count: number) =>
  plural(count, { one: `${count} second`, other: `${count} seconds` });
export const minutes = (count: number) =>
  plural(count, { one: `${count} minute`, other: `${count} minutes` });
