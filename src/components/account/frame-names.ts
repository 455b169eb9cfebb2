/** The frames of the account panel and what each is called (R-AUTH-12). */
import type { MessageId } from '#i18n/message-ids.gen.ts';

export const frameTitles = {
  login: 'LOG_IN',
  create: 'CREATE_ACCOUNT',
  reset: 'RESET_PASSWORD',
  change: 'CHANGE_PASSWORD',
} as const satisfies Record<string, MessageId>;

export type AccountFrame = keyof typeof frameTitles;

/** Whatever a panel was opened with; the login is the usual one. */
export const accountFrameOf = (name: string | null): AccountFrame =>
  name !== null && Object.hasOwn(frameTitles, name) ? (name as AccountFrame) : 'login';
