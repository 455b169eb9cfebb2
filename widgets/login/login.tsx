/** Login while there is nothing to show: what belongs here, and a way on. */
import type { WidgetProps } from '#engine/contract.ts';
import type { LoginResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function Login({ props: { title, nextHref } }: WidgetProps<LoginResolved>) {
  const { t } = useTexts();
  return (
    <EmptyState
      heading="h1"
      title={title ?? t('ACCOUNT_TITLE')}
      action={<Button href={nextHref}>{t('ACCOUNT_ORDERS_TITLE')}</Button>}
    >
      {t('seo.account.description')}
    </EmptyState>
  );
}
