/** Addresses of the information pages that every layout links to, in the page's language; their content comes from the CMS. */
import { useIntl } from 'react-intl';
import { useApp } from '../../context/app-context.ts';

export function useInfoLinks(): Record<
  'service' | 'terms' | 'privacy' | 'accessibility' | 'cookies',
  string
> {
  const { pathTo } = useApp();
  const { formatMessage } = useIntl();
  const to = (alias: string) => pathTo('content', { alias });
  return {
    service: to(formatMessage({ id: 'path.service' })),
    terms: to(formatMessage({ id: 'path.terms' })),
    privacy: to(formatMessage({ id: 'path.privacy' })),
    accessibility: to(formatMessage({ id: 'path.accessibility' })),
    cookies: to(formatMessage({ id: 'path.cookies' })),
  };
}
