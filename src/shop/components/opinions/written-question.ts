/** What is typed into the form of a question or an answer, and what is wrong with it. */
import { isEmail } from '#ui/form/validation.ts';

export interface WrittenQuestion {
  text: string;
  author: string;
  /** Empty: none. */
  email: string;
  /** Of who asks; empty: not given. */
  vehicle: string;
}

export type WrongFields = Readonly<Record<keyof WrittenQuestion, boolean>>;

/** Characters, as the shop takes them. */
export const MAX_QUESTION_LENGTHS = { text: 1_000, author: 50, email: 254, vehicle: 100 } as const;

export const nothingWritten: WrittenQuestion = { text: '', author: '', email: '', vehicle: '' };
export const nothingWrong: WrongFields = {
  text: false,
  author: false,
  email: false,
  vehicle: false,
};

export const trimmed = ({ text, author, email, vehicle }: WrittenQuestion): WrittenQuestion => ({
  text: text.trim(),
  author: author.trim(),
  email: email.trim(),
  vehicle: vehicle.trim(),
});

/** @param written trimmed */
export const wrongIn = ({ text, author, email }: WrittenQuestion): WrongFields => ({
  text: text === '',
  author: author === '',
  email: email !== '' && !isEmail(email),
  vehicle: false,
});
