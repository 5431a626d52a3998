export const timeout = "Request timeout - server may be overloaded";
export const network = "Server overloaded - please try again later";
export const rateLimited = "Too many requests - please wait a moment";
export const server = "Server error - please try again";
export const notFound = "Resource not found";
export const forbidden = "Access denied";
export const fallback = "Something went wrong. Please try again.";
/** After the last of several tries. */
export const unavailable = "Service temporarily unavailable. Please refresh the page.";
