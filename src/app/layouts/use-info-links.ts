/** Addresses of the information pages, which every layout links to, in the page's language; their content is the CMS's. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useApp } from '../app-context.ts';

export function useInfoLinks(): Record<
  'service' | 'terms' | 'privacy' | 'accessibility' | 'cookies',
  string
> {
  const { pathTo } = useApp();
  const { t } = useTexts();
  const to = (alias: string) => pathTo('content', { alias });
  return {
    service: to(t('path.service')),
    terms: to(t('path.terms')),
    privacy: to(t('path.privacy')),
    accessibility: to(t('path.accessibility')),
    cookies: to(t('path.cookies')),
  };
}
