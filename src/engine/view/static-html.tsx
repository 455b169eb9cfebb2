/** A part of a hydrating widget that stays as the server made it: no data of it travels, no code of it runs until another page comes. */
import { type ReactNode, use } from 'react';
import { EngineContext } from './engine-context.ts';
import { serverHtml } from './server-html.ts';

interface Props {
  /** Not called while the server's nodes stay. */
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
