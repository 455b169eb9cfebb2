/** What is typed into the form of a question or an answer, and what is wrong with it. */
import { isEmail } from '#ui/form/validation.ts';

export interface WrittenQuestion {
  text: string;
  author: string;
  /** Empty: none. */
  email: string;
}

export type WrongFields = Readonly<Record<keyof WrittenQuestion, boolean>>;

/** Characters, as the shop takes them. */
export const MAX_QUESTION_LENGTHS = { text: 1_000, author: 50, email: 254 } as const;

export const nothingWritten: WrittenQuestion = { text: '', author: '', email: '' };
export const nothingWrong: WrongFields = { text: false, author: false, email: false };

export const trimmed = ({ text, author, email }: WrittenQuestion): WrittenQuestion => ({
  text: text.trim(),
  author: author.trim(),
  email: email.trim(),
});

/** @param written trimmed */
export const wrongIn = ({ text, author, email }: WrittenQuestion): WrongFields => ({
  text: text === '',
  author: author === '',
  email: email !== '' && !isEmail(email),
});
