/** Static part of a hydrating widget: it keeps the server's HTML, without sending its data or code, until the next page. */
import { type ReactNode, use } from 'react';
import { EngineContext } from './engine-context.ts';
import { serverHtml } from './server-html.ts';
import { useStaticMarkup } from './static-nodes.tsx';

interface Props {
  /** Unique within its widget, or within the layout. */
  name: string;
  /** Not called while the server's HTML is kept. */
  children: () => ReactNode;
  className?: string | undefined;
  as?: 'div' | 'span' | 'ul';
}

export function StaticHtml({ name, children, className, as: Element = 'div' }: Props) {
  const engine = use(EngineContext);
  if (engine?.mode === 'hydrating') return <StaticMarkup {...{ name, className, Element }} />;
  return (
    <Element className={className} data-static={name}>
      {children()}
    </Element>
  );
}

function StaticMarkup({
  name,
  className,
  Element,
}: Pick<Props, 'name' | 'className'> & { Element: 'div' | 'span' | 'ul' }) {
  const ref = useStaticMarkup<HTMLElement>(name);
  return (
    <Element
      ref={ref}
      className={className}
      data-static={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={serverHtml}
    />
  );
}
