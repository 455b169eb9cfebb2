/** What the storefront asks of the auth service, in our words. */
import type { Result } from '#kernel/result.ts';

export interface Credentials {
  /** The login name. */
  email: string;
  /** As typed; it never leaves the browser, only its digest does. */
  password: string;
  /** A session of a week; without it, of half an hour (R-SESSION-4). */
  remember: boolean;
}

export type AuthRefusal =
  /** No such account, or not its password: nobody is told which. */
  | { code: 'credentials' }
  | { code: 'taken' }
  /** One of the passwords that everybody would guess. */
  | { code: 'too-common' }
  | { code: 'bad-input' }
  /** Too many attempts. */
  | { code: 'wait'; seconds: number };

/** Every call ends in a session kept by the server's cookies, in a refusal, or throws ApiError for a service that cannot be reached. */
export interface AuthApi {
  login(given: Credentials): Promise<Result<void, AuthRefusal>>;
  register(given: Credentials): Promise<Result<void, AuthRefusal>>;
  /** A wrong current password ends the session (R-AUTH-8). */
  changePassword(given: {
    email: string;
    password: string;
    newPassword: string;
  }): Promise<Result<void, AuthRefusal>>;
  /** Renews the session; false when there is none any more. */
  renew(): Promise<boolean>;
  logout(): Promise<void>;
  /** What the backend takes for a password, for a reset. */
  digest(password: string): Promise<string>;
}
