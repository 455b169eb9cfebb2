/** Account balance while there is nothing to show: what belongs here, and a way on. */
import type { WidgetProps } from '#engine/contract.ts';
import type { AccountBalanceResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function AccountBalance({ props: { title, shopHref } }: WidgetProps<AccountBalanceResolved>) {
  const { t } = useTexts();
  return (
    <EmptyState
      heading="h1"
      title={title ?? t('ACCOUNT_BALANCE_PAGE_TITLE')}
      action={<Button href={shopHref}>{t('common.toAllProducts')}</Button>}
    >
      {t('ACCOUNT_BALANCE_EMPTY')}
    </EmptyState>
  );
}
