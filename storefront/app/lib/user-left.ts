/**
 * Fired on the window, at once, when a signed-in user leaves this tab: by logging out here or in
 * another tab, or because the token was refused. For code that keeps in memory what was fetched
 * for this user.
 */
export const USER_LEFT = "userleft";
