/** The forms of the account panel and their titles (R-AUTH-12). */
import type { MessageId } from '#i18n/message-ids.gen.ts';

export const frameTitles = {
  login: 'LOG_IN',
  create: 'CREATE_ACCOUNT',
  reset: 'RESET_PASSWORD',
  change: 'CHANGE_PASSWORD',
} as const satisfies Record<string, MessageId>;

export type AccountFrame = keyof typeof frameTitles;

/** The form named by the panel's argument; defaults to the login. */
export const accountFrameOf = (name: string | null): AccountFrame =>
  name !== null && Object.hasOwn(frameTitles, name) ? (name as AccountFrame) : 'login';
