/** Says one line of progress to the person at the terminal. */
export type Say = (line: string) => void;
