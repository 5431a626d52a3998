/**
 * Fired on the window, at once, when a signed-in user leaves this tab: by logging out here or in
 * another tab, or because the token was refused. For whatever keeps in memory what was asked for
 * in this one person's name.
 */
export const USER_LEFT = "userleft";
