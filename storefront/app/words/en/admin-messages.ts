export const title = "Messages";
export const loading = "Loading messages...";
export const empty = "No messages yet";
export const emptyHelp = "Messages from the contact form appear here.";
export const count = (total: number) => `Total messages: ${total.toLocaleString("en")}`;
export const state = "State";
export const any = "Open and handled";
export const onlyOpen = "Open only";
export const onlyHandled = "Handled only";
export const open = "Open";
export const handled = "Handled";
export const from = "From";
export const subject = "Subject";
export const received = "Received";
export const email = "Email";
export const rowOf = (subject_: string, name: string) => `${subject_}, from ${name}`;
/** The modal's title until the message has loaded. */
export const message = "Message";
export const text = "Message text";
export const answer = "Answer by email";
export const answerSubject = (subject_: string) => `Re: ${subject_}`;
/** Quotes the message below the answer. */
export const quoted = (name: string, date: string, text_: string) =>
  `\n\n${name} wrote on ${date}:\n${text_}`;
export const markHandled = "Mark as handled";
export const openAgain = "Reopen";
export const notChanged = "Failed to update message";
export const notFound = "Message not found";
