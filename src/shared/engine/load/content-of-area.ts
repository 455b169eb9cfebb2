/** Which document an area shows, among those that are known while they are edited. */
import type { LocaleCode } from '#kernel/segment.ts';
import type { AreaContent } from './area-content.ts';
import type { AreaRequest } from './page-services.ts';

/** The document with the most filters that all fit the request, of those that are active at the moment. */
export function contentOfArea<Content extends AreaContent>(
  contents: readonly Content[],
  { alias, family, areaName, filters = [] }: AreaRequest,
  { locale, now }: { locale: LocaleCode; now: Date },
): Content | undefined {
  const fits = (content: Content): boolean => {
    if (alias !== undefined) return content.aliases?.[locale] === alias;
    if (family === undefined || content.family !== family || content.areaName !== areaName) return false;
    return (content.filters ?? []).every(own =>
      filters.some(({ key, value }) => key === own.key && value === own.value),
    );
  };
  const isActive = ({ draft, activeFrom, activeTo }: Content): boolean =>
    !draft && (!activeFrom || new Date(activeFrom) <= now) && (!activeTo || now < new Date(activeTo));
  return contents
    .filter(content => fits(content) && isActive(content))
    .toSorted((a, b) => (b.filters?.length ?? 0) - (a.filters?.length ?? 0))[0];
}
