/** A static part of a widget that hydrates, whose HTML the server caches for pages that visitors share. */
import { type ComponentType, type ReactNode, use } from 'react';
import { CachedHtmlContext } from '#ui/cached-html.ts';

interface PartProps {
  /** Unique within its widget. */
  name: string;
  /** Called only where the part is made. */
  children: () => ReactNode;
  className?: string | undefined;
  as?: 'div' | 'ul';
}

interface Props extends PartProps {
  /** `StaticHtml` of the page engine, which leaves the HTML of the server as it is. */
  of: ComponentType<PartProps>;
  /** JSON of all that the part shows, beside language, segment and features. */
  madeOf: unknown;
}

export function StaticPart({
  of: StaticHtml,
  name,
  madeOf,
  children,
  className,
  as: Element = 'div',
}: Props) {
  const cachedHtml = use(CachedHtmlContext);
  if (!cachedHtml) return <StaticHtml {...{ name, className, children }} as={Element} />;
  const html = { __html: cachedHtml([name, madeOf], children) };
  return <Element className={className} data-static={name} dangerouslySetInnerHTML={html} />;
}
