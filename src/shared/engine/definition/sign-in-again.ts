/** Signing in within another form of a page without scripts, because the session has ended while it was filled in. */
import { SeeOther, type SignInRefusal, type Visitor } from './visitor.ts';

/** Names of the fields, which differ from those of the form around them. */
export const signInFields = {
  email: 'signInEmail',
  password: 'signInPassword',
  submit: 'signIn',
  /** The button that leaves the account's cart and begins another. */
  startNew: 'startNew',
} as const;

export interface SignInAgain {
  /** The posted form, which is posted again after the sign-in. */
  kept: readonly (readonly [name: string, value: string])[];
  email: string;
  problem?: SignInRefusal;
}

const longest = 320;

const isOwn = (name: string): boolean => Object.values(signInFields).some(own => own === name);

const otherFields = (fields: URLSearchParams): SignInAgain['kept'] =>
  [...fields].filter(([name]) => !isOwn(name));

/**
 * What the page shows in place of what needs the session. When the form asks for it, the visitor is signed in first.
 * @param path of the page
 * @throws SeeOther once the visitor is signed in: the kept form is posted again
 */
export async function askToSignIn(
  visitor: Visitor,
  fields: URLSearchParams | null,
  path: string,
): Promise<SignInAgain> {
  const kept = fields ? otherFields(fields) : [];
  if (!fields?.has(signInFields.submit)) return { kept, email: '' };
  const email = (fields.get(signInFields.email) ?? '').slice(0, longest).trim();
  const password = (fields.get(signInFields.password) ?? '').slice(0, longest);
  const result = (await visitor.signIn?.({ email, password, remember: false })) ?? {
    state: 'failed' as const,
  };
  if (result.state !== 'signed-in') return { kept, email, problem: result };
  throw new SeeOther(path, kept.length > 0 ? 307 : 303);
}
