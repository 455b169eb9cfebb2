/** Signing in, registering and signing out by a form: the steps that scripts take in the browser (R-AUTH-1), taken by the server. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { passwordDigest } from '#api/auth/digest.ts';
import type { SignIn, SignInResult } from '#engine/definition/visitor.ts';
import { type AuthAnswer, type AuthGateway, AuthUnavailable } from '#server/session/auth-service.ts';
import { rememberedSeconds, type SessionCookies, shortSeconds } from '#server/session/session-cookies.ts';

export interface FormSignIn {
  signIn(request: FastifyRequest, reply: FastifyReply, given: SignIn): Promise<SignInResult>;
  /** Makes an account, then as `signIn`. */
  register(request: FastifyRequest, reply: FastifyReply, given: SignIn): Promise<SignInResult>;
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface FormSignInOptions {
  auth: AuthGateway;
  cookies: SessionCookies;
  /** The shop's public constant. */
  salt: string;
}

/** Where the service does not say how long to wait. */
const USUAL_WAIT = 60;

function refusalOf(action: 'login' | 'register', { status, body, retryAfter }: AuthAnswer): SignInResult {
  if (status === 429) return { state: 'wait', seconds: Number(retryAfter) || USUAL_WAIT };
  if (action === 'login') return { state: 'credentials' };
  if (status === 409) return { state: 'taken' };
  return { state: body['code'] === 'PASSWORD_TOO_COMMON' ? 'too-common' : 'bad-input' };
}

export function createFormSignIn({ auth, cookies, salt }: FormSignInOptions): FormSignIn {
  const callOf = ({ id: requestId, trace, ip }: FastifyRequest) => ({
    requestId,
    trace: trace?.headers,
    ip,
  });

  async function prove(
    action: 'login' | 'register',
    request: FastifyRequest,
    { email, password, remember }: SignIn,
  ): Promise<AuthAnswer> {
    // Without the tokens of an earlier session, which could answer in place of the password.
    const ask = (body: Record<string, unknown>) =>
      auth.call(action, { ...callOf(request), method: 'POST', body: JSON.stringify(body) });
    const asked = await ask({ username: email });
    const challenge = asked.body['sign'];
    if (typeof challenge !== 'string') return asked;
    const { body: signature } = await auth.sign(challenge, request.id, request.trace?.headers);
    return ask({
      username: email,
      signature,
      password: await passwordDigest(password, salt),
      ...(remember ? {} : { sessionLifetime: shortSeconds / 60 }),
    });
  }

  const enter =
    (action: 'login' | 'register'): FormSignIn['signIn'] =>
    async (request, reply, given) => {
      try {
        const answer = await prove(action, request, given);
        if (!answer.tokens) return refusalOf(action, answer);
        cookies.keep(reply, answer.tokens, given.remember ? rememberedSeconds : shortSeconds, given.email);
        return { state: 'signed-in' };
      } catch (error) {
        if (!(error instanceof AuthUnavailable)) throw error;
        request.log.warn({ err: error }, 'auth service failed');
        return { state: 'failed' };
      }
    };

  return {
    signIn: enter('login'),
    register: enter('register'),

    async signOut(request, reply) {
      const { refresh: refreshToken } = cookies.read(request);
      cookies.clear(reply);
      cookies.forgetCart(reply);
      if (!refreshToken) return;
      try {
        await auth.call('logout', { ...callOf(request), method: 'GET', refreshToken });
      } catch (error) {
        if (!(error instanceof AuthUnavailable)) throw error;
        request.log.warn({ err: error }, 'the session could not be ended');
      }
    },
  };
}
