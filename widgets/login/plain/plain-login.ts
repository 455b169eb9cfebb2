/** Sign-in without scripts: what its page shows, and what its forms do. */
import type { LoadContext } from '#engine/contract.ts';
import { SeeOther, type SignInResult } from '#engine/visitor.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { encodePath } from '#kernel/address-path.ts';
import { ownPathOf } from '#kernel/own-path.ts';
import { isEmail } from '#ui/validation.ts';

export interface PlainLogin {
  isSignedIn: boolean;
  /** Page to continue at: a path of the shop. */
  to: string;
  email: string;
  remember: boolean;
  problem?: { text: MessageId; values?: Readonly<Record<string, number>> };
  /** Names of the fields that are not valid. */
  wrong: readonly ('email' | 'password')[];
}

/** Characters, as the fields allow. */
export const longest = 320;

const ownAddress = ({ prefix, path }: LoadContext): string => encodePath(prefix + path);

/** Back to where the visitor came from; the page itself says that the visitor is signed in. */
function continueAt(context: LoadContext, asked: string | null | undefined): string {
  const own = ownAddress(context);
  const to = ownPathOf(asked);
  return to === null || to.split('?')[0] === own ? own : to;
}

export async function loadPlainLogin(context: LoadContext): Promise<PlainLogin | undefined> {
  const { visitor } = context;
  if (!visitor) return undefined;
  const to = continueAt(context, visitor.cameFrom);
  return { isSignedIn: visitor.isSignedIn, to, email: '', remember: true, wrong: [] };
}

function problemOf(
  result: Exclude<SignInResult, { state: 'signed-in' }>,
): NonNullable<PlainLogin['problem']> {
  if (result.state === 'wait')
    return { text: 'ACCOUNT_FEEDBACK_WAIT', values: { minutes: Math.ceil(result.seconds / 60) } };
  return { text: result.state === 'failed' ? 'FEEDBACK_ERROR' : 'ACCOUNT_FEEDBACK_CREDENTIALS' };
}

export async function submitPlainLogin(
  context: LoadContext,
  fields: URLSearchParams,
): Promise<PlainLogin | undefined> {
  const { visitor } = context;
  if (!visitor) return undefined;
  if (fields.has('logout')) {
    await visitor.signOut?.();
    throw new SeeOther(ownAddress(context));
  }
  const to = continueAt(context, fields.get('to'));
  const email = (fields.get('email') ?? '').slice(0, longest).trim();
  const password = (fields.get('password') ?? '').slice(0, longest);
  const remember = fields.has('remember');
  const answer = { isSignedIn: visitor.isSignedIn, to, email, remember };
  const wrong = [
    ...(isEmail(email) ? [] : (['email'] as const)),
    ...(password === '' ? (['password'] as const) : []),
  ];
  if (wrong.length > 0) {
    visitor.reject();
    return { ...answer, wrong, problem: { text: 'ACCOUNT_FEEDBACK_FIELDS_NOT_VALID' } };
  }
  const result = (await visitor.signIn?.({ email, password, remember })) ?? { state: 'failed' as const };
  if (result.state === 'signed-in') throw new SeeOther(to);
  visitor.reject();
  return { ...answer, wrong, problem: problemOf(result) };
}
