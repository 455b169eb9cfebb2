/** Static part of a hydrating widget: it keeps the server's HTML, without sending its data or code, until the next page. */
import { type ReactNode, use } from 'react';
import { EngineContext } from './engine-context.ts';
import { serverHtml } from './server-html.ts';

interface Props {
  /** Not called while the server's HTML is kept. */
  children: () => ReactNode;
  className?: string | undefined;
  as?: 'div' | 'span';
}

export function StaticHtml({ children, className, as: Element = 'div' }: Props) {
  const engine = use(EngineContext);
  return engine?.mode === 'hydrating' ? (
    <Element className={className} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
  ) : (
    <Element className={className}>{children()}</Element>
  );
}
