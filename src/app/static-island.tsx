/** Markup that the server rendered and the browser keeps as it is: no props, no hydration. Navigation inside a layout never re-renders it. */
import type { ReactNode } from 'react';
import { useIsServer } from './app-context.ts';

const KEEP = { __html: '' };

interface Props {
  /** Rendered on the server only. */
  children: () => ReactNode;
  className?: string | undefined;
}

export function StaticIsland({ children, className }: Props) {
  const isServer = useIsServer();
  if (isServer) return <div className={className}>{children()}</div>;
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />;
}
