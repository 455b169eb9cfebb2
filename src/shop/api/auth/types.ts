/** Types of the auth service. */
import type { Result } from '#kernel/result.ts';

export interface Credentials {
  /** User name. */
  email: string;
  /** As typed; only its digest leaves the browser. */
  password: string;
  /** True: a session of one week; false: of half an hour (R-SESSION-4). */
  remember: boolean;
}

export type AuthRefusal =
  /** Unknown account or wrong password; the response does not reveal which. */
  | { code: 'credentials' }
  | { code: 'taken' }
  /** The password is on a list of common passwords. */
  | { code: 'too-common' }
  | { code: 'bad-input' }
  /** Too many attempts. */
  | { code: 'wait'; seconds: number };

/** Every call results in a session stored in cookies by the server, or a refusal; throws ApiError when the service is unreachable. */
export interface AuthApi {
  login(given: Credentials): Promise<Result<void, AuthRefusal>>;
  register(given: Credentials): Promise<Result<void, AuthRefusal>>;
  /** A wrong current password ends the session (R-AUTH-8). */
  changePassword(given: {
    email: string;
    password: string;
    newPassword: string;
  }): Promise<Result<void, AuthRefusal>>;
  /** Renews the session; false when it has ended. */
  renew(): Promise<boolean>;
  logout(): Promise<void>;
  /** The digest of a password, for a password reset. */
  digest(password: string): Promise<string>;
}
