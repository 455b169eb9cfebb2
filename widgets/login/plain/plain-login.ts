/** The account without scripts: what its page shows, and what its forms do. */
import type { Api } from '#api/api.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { SeeOther, type SignInResult, type Visitor } from '#engine/definition/visitor.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import { ownPathOf } from '#kernel/address/own-path.ts';
import { isEmail, isValid } from '#ui/form/validation.ts';

const forms = ['login', 'create', 'reset'] as const;
export type PlainLoginForm = (typeof forms)[number];

type PlainField = 'email' | 'password' | 'confirm';

export interface PlainLogin {
  form: PlainLoginForm;
  isSignedIn: boolean;
  /** A mail with a link to a new password has been asked for. */
  isSent?: boolean;
  /** Page to continue at: a path of the shop. */
  to: string;
  email: string;
  remember: boolean;
  problem?: { text: MessageId; values?: Readonly<Record<string, number>> };
  /** Names of the fields that are not valid. */
  wrong: readonly PlainField[];
}

export type PlainLoginApi = Pick<Api, 'account'>;
type Context = LoadContext<PlainLoginApi>;

/** Characters, as the fields allow. */
export const MAX_LOGIN_LENGTH = 320;

const ownAddress = ({ prefix, path }: Context): string => encodePath(prefix + path);
const formOf = (name: string | null | undefined): PlainLoginForm =>
  forms.find(form => form === name) ?? 'login';

/** Back to where the visitor came from; the page itself says that the visitor is signed in. */
function continueAt(context: Context, asked: string | null | undefined): string {
  const own = ownAddress(context);
  const to = ownPathOf(asked);
  return to === null || to.split('?')[0] === own ? own : to;
}

export async function loadPlainLogin(context: Context): Promise<PlainLogin | undefined> {
  const { visitor, query } = context;
  if (!visitor) return undefined;
  return {
    form: formOf(query['form']),
    isSignedIn: visitor.isSignedIn,
    to: continueAt(context, query['to'] ?? visitor.cameFrom),
    email: '',
    remember: false,
    wrong: [],
  };
}

const refusals = {
  credentials: { text: 'ACCOUNT_FEEDBACK_CREDENTIALS' },
  failed: { text: 'FEEDBACK_ERROR' },
  taken: { text: 'ACCOUNT_FEEDBACK_ALREADY_EXISTS', wrong: ['email'] },
  'too-common': { text: 'PASSWORD_ERROR_COMMON', wrong: ['password'] },
  'bad-input': { text: 'ACCOUNT_FEEDBACK_FIELDS_NOT_VALID' },
} as const satisfies Record<string, { text: MessageId; wrong?: readonly PlainField[] }>;

function refusalOf(
  result: Exclude<SignInResult, { state: 'signed-in' }>,
): Pick<PlainLogin, 'problem' | 'wrong'> {
  if (result.state === 'wait') {
    const values = { minutes: Math.ceil(result.seconds / 60) };
    return { wrong: [], problem: { text: 'ACCOUNT_FEEDBACK_WAIT', values } };
  }
  const { text, ...rest } = refusals[result.state];
  return { wrong: [], ...rest, problem: { text } };
}

interface Typed {
  form: PlainLoginForm;
  email: string;
  password: string;
  confirm: string;
}

function wrongIn({ form, email, password, confirm }: Typed): PlainField[] {
  const isPasswordWrong = {
    login: password === '',
    create: !isValid(password, { mode: 'passwordStrength' }),
    reset: false,
  }[form];
  return [
    ...(isEmail(email) ? [] : (['email'] as const)),
    ...(isPasswordWrong ? (['password'] as const) : []),
    ...(form === 'create' && confirm !== password ? (['confirm'] as const) : []),
  ];
}

export async function submitPlainLogin(
  context: Context,
  fields: URLSearchParams,
): Promise<PlainLogin | undefined> {
  const { visitor, query } = context;
  if (!visitor) return undefined;
  if (fields.has('logout')) {
    await visitor.signOut?.();
    throw new SeeOther(ownAddress(context));
  }
  const text = (name: string) => (fields.get(name) ?? '').slice(0, MAX_LOGIN_LENGTH);
  const typed = {
    form: formOf(query['form']),
    email: text('email').trim(),
    password: text('password'),
    confirm: text('confirm'),
  };
  const { form, email } = typed;
  const to = continueAt(context, fields.get('to') ?? visitor.cameFrom);
  const remember = fields.has('remember');
  const answer = { form, isSignedIn: visitor.isSignedIn, to, email, remember };
  const wrong = wrongIn(typed);
  if (wrong.length > 0) {
    visitor.reject();
    return { ...answer, wrong, problem: { text: 'ACCOUNT_FEEDBACK_FIELDS_NOT_VALID' } };
  }
  if (form === 'reset') {
    await context.api.account.requestReset(email);
    return { ...answer, wrong, isSent: true };
  }
  const result = await enter(visitor, typed, remember);
  if (result.state === 'signed-in') throw new SeeOther(to);
  visitor.reject();
  return { ...answer, ...refusalOf(result) };
}

/** A new account stays signed in, as the account panel keeps it. */
async function enter(
  visitor: Visitor,
  { form, email, password }: Typed,
  remember: boolean,
): Promise<SignInResult> {
  const result =
    form === 'create'
      ? await visitor.register?.({ email, password, remember: true })
      : await visitor.signIn?.({ email, password, remember });
  return result ?? { state: 'failed' };
}
