/** Markup that the server rendered and the browser keeps: no props, code or hydration. Navigation within a layout does not re-render it. */
import { serverHtml } from '#engine/view/server-html.ts';
import type { ServerPartName } from './app-context.ts';
import { useApp } from './app-context.ts';

interface Props {
  /** The server-only part to render (layouts/server-parts.tsx). */
  part: ServerPartName;
  className?: string | undefined;
}

export function StaticIsland({ part, className }: Props) {
  const { isServer, parts } = useApp();
  if (!isServer)
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
  const Part = parts?.[part];
  if (typeof Part === 'string')
    return <div className={className} dangerouslySetInnerHTML={{ __html: Part }} />;
  return <div className={className}>{Part ? <Part /> : null}</div>;
}
