/** Favourites while there is nothing to show: what belongs here, and a way on. */
import type { WidgetProps } from '#engine/contract.ts';
import type { FavoritesResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function Favorites({ props: { title, shopHref } }: WidgetProps<FavoritesResolved>) {
  const { t } = useTexts();
  return (
    <EmptyState
      heading="h1"
      title={title ?? t('FAVORITES_LABEL')}
      action={<Button href={shopHref}>{t('common.toAllProducts')}</Button>}
    >
      {t('FAVORITES_EMPTY')}
    </EmptyState>
  );
}
