/** Messages for refusals of the auth service, with what to do. */
import type { IntlShape } from 'react-intl';
import type { AuthRefusal } from '#api/auth/types.ts';
import type { FrameFeedback } from './use-frame-form.ts';

export function refusalFeedback({ formatMessage }: IntlShape, refusal: AuthRefusal): FrameFeedback {
  const error = (text: string, field?: string): FrameFeedback => ({
    tone: 'error',
    text,
    ...(field ? { field } : {}),
  });
  switch (refusal.code) {
    case 'credentials':
      return error(formatMessage({ id: 'ACCOUNT_FEEDBACK_CREDENTIALS' }));
    case 'taken':
      return error(formatMessage({ id: 'ACCOUNT_FEEDBACK_ALREADY_EXISTS' }), 'email');
    case 'too-common':
      return error(formatMessage({ id: 'PASSWORD_ERROR_COMMON' }), 'new-password');
    case 'wait':
      return error(
        formatMessage({ id: 'ACCOUNT_FEEDBACK_WAIT' }, { minutes: Math.ceil(refusal.seconds / 60) }),
      );
    case 'bad-input':
      return error(formatMessage({ id: 'ACCOUNT_FEEDBACK_FIELDS_NOT_VALID' }), 'email');
  }
}
