/** Which findings of the whole shop are listed: by kind of document and by language. Part of the address. */
import { useSearchParams } from 'react-router-dom';
import { isLocaleCode, type LocaleCode } from '#i18n/locales.ts';
import type { DocumentSummary } from '#studio-api/documents.ts';
import type { ShopCheck, ShopFinding } from '#studio-api/shop-check.ts';

export const checkedKinds = ['page', 'fragment', 'area', 'content', 'menu', 'settings', 'technical'] as const;
export type CheckedKind = (typeof checkedKinds)[number];

export interface CheckFilter {
  kind: CheckedKind | '';
  locale: LocaleCode | '';
}

export function useCheckFilter(): [
  CheckFilter,
  (change: Partial<Record<keyof CheckFilter, string>>) => void,
] {
  const [params, setParams] = useSearchParams();
  const locale = params.get('locale') ?? '';
  const filter: CheckFilter = {
    kind: checkedKinds.find(kind => kind === params.get('kind')) ?? '',
    locale: isLocaleCode(locale) ? locale : '',
  };
  return [
    filter,
    change => {
      const next = Object.entries<string>({ ...filter, ...change }).filter(([, value]) => value !== '');
      setParams(new URLSearchParams(next), { replace: true });
    },
  ];
}

/** What people call the kind; layouts, overrides and templates are one. */
export function checkedKindOf({ kind, area }: Pick<DocumentSummary, 'kind' | 'area'>): CheckedKind {
  if (kind === 'content') return area ? 'area' : 'content';
  return checkedKinds.find(each => each === kind) ?? 'technical';
}

/** The language whose text it is about; undefined: all. */
export function languageOfFinding({
  about,
  path,
}: Pick<ShopFinding, 'about' | 'path'>): LocaleCode | undefined {
  return [about?.missing, about?.locale, path.split('.').at(-1)].find(
    (code): code is LocaleCode => code !== undefined && isLocaleCode(code),
  );
}

export function matchingFindings(
  { findings, documents }: ShopCheck,
  { kind, locale }: CheckFilter,
): ShopFinding[] {
  const kinds = new Map(documents.map(document => [document.id, checkedKindOf(document)]));
  return findings.filter(
    finding =>
      (kind === '' || kinds.get(finding.document) === kind) &&
      (locale === '' || languageOfFinding(finding) === locale),
  );
}
