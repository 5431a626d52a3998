export const title = "Ubutumwa";
export const loading = "Ubutumwa burimo kuza...";
export const empty = "Nta butumwa burahari";
export const emptyHelp = 'Ubutumwa abakiriya banditse muri "Twandikire" bugaragara hano.';
export const count = (total: number) => `Ubutumwa bwose: ${total.toLocaleString("en")}`;
export const state = "Uko buhagaze";
export const any = "Ubutumwa bwose";
export const onlyOpen = "Ubutarakemuka gusa";
export const onlyHandled = "Ubwakemutse gusa";
export const open = "Ntiburakemuka";
export const handled = "Bwakemutse";
export const from = "Uwanditse";
export const subject = "Umutwe";
export const received = "Bwaje";
export const email = "Imeyili";
export const rowOf = (subject_: string, name: string) => `${subject_}, bwanditswe na ${name}`;
/** The modal's title until the message has loaded. */
export const message = "Ubutumwa";
export const text = "Ibyanditse mu butumwa";
export const answer = "Subiza kuri imeyili";
export const answerSubject = (subject_: string) => `Re: ${subject_}`;
/** Quotes the message below the answer. */
export const quoted = (name: string, date: string, text_: string) =>
  `\n\n${name} yanditse (${date}):\n${text_}`;
export const markHandled = "Emeza ko bwakemutse";
export const openAgain = "Bufungure";
export const notChanged = "Guhindura ubutumwa byanze";
export const notFound = "Ubutumwa ntibubonetse";
