export const ended = "Your session has ended. Please log in again.";
