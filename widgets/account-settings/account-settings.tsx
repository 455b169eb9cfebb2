/** Account settings while there is nothing to show: what belongs here, and a way on. */
import type { WidgetProps } from '#engine/contract.ts';
import type { AccountSettingsResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function AccountSettings({ props: { title, shopHref } }: WidgetProps<AccountSettingsResolved>) {
  const { t } = useTexts();
  return (
    <EmptyState
      heading="h1"
      title={title ?? t('ACCOUNT_SETTINGS_TITLE')}
      action={<Button href={shopHref}>{t('common.toAllProducts')}</Button>}
    >
      {t('seo.account.description')}
    </EmptyState>
  );
}
