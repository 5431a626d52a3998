export const formLabel = "Change password";
export const current = "Current password";
export const next = "New password";
export const nextHint = "At least 6 characters.";
export const nextAgain = "Confirm new password";
export const saving = "Saving...";
export const submit = "Change Password";
