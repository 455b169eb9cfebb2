/** Static part of a hydrating widget: it keeps the server's HTML, without sending its data or code, until the next page. */
import { type ReactNode, use } from 'react';
import { EngineContext } from './engine-context.ts';
import { serverHtml } from './server-html.ts';

interface Props {
  /** Not called while the server's HTML is kept. */
  children: () => ReactNode;
  className?: string | undefined;
}

export function StaticHtml({ children, className }: Props) {
  const engine = use(EngineContext);
  return engine?.mode === 'hydrating' ? (
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
  ) : (
    <div className={className}>{children()}</div>
  );
}
