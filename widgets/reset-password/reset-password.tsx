/** Reset password while there is nothing to show: what belongs here, and a way on. */
import type { WidgetProps } from '#engine/contract.ts';
import type { ResetPasswordResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function ResetPassword({ props: { title, loginHref } }: WidgetProps<ResetPasswordResolved>) {
  const { t } = useTexts();
  return (
    <EmptyState
      heading="h1"
      title={title ?? t('RESET_PASSWORD')}
      action={<Button href={loginHref}>{t('LOG_IN')}</Button>}
    >
      {t('ACCOUNT_RESET_PASSWORD_PAGE_TEXT')}
    </EmptyState>
  );
}
