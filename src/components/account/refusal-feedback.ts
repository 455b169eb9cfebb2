/** Messages for refusals of the auth service, with what to do. */
import type { AuthRefusal } from '#api/auth/types.ts';
import type { Texts } from '#i18n/create-texts.ts';
import type { FrameFeedback } from './use-frame-form.ts';

export function refusalFeedback({ t }: Texts, refusal: AuthRefusal): FrameFeedback {
  const error = (text: string, field?: string): FrameFeedback => ({
    tone: 'error',
    text,
    ...(field ? { field } : {}),
  });
  switch (refusal.code) {
    case 'credentials':
      return error(t('ACCOUNT_FEEDBACK_CREDENTIALS'));
    case 'taken':
      return error(t('ACCOUNT_FEEDBACK_ALREADY_EXISTS'), 'email');
    case 'too-common':
      return error(t('PASSWORD_ERROR_COMMON'), 'new-password');
    case 'wait':
      return error(t('ACCOUNT_FEEDBACK_WAIT', { minutes: Math.ceil(refusal.seconds / 60) }));
    case 'bad-input':
      return error(t('ACCOUNT_FEEDBACK_FIELDS_NOT_VALID'), 'email');
  }
}
