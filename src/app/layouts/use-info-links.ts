/** Addresses of the information pages in the page's language. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useApp } from '../app-context.ts';
import { infoAliases } from './info-aliases.ts';

export function useInfoLinks(): Record<keyof (typeof infoAliases)['fi'], string> {
  const { pathTo } = useApp();
  const { service, terms, privacy, accessibility, cookies } = infoAliases[useTexts().locale.code];
  const to = (alias: string) => pathTo('content', { alias });
  return {
    service: to(service),
    terms: to(terms),
    privacy: to(privacy),
    accessibility: to(accessibility),
    cookies: to(cookies),
  };
}
