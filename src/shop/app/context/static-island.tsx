/** Markup that the server rendered and the browser keeps: no props, code or hydration. Navigation within a layout does not re-render it. */

import { serverHtml } from '#engine/view/server-html.ts';
import { useStaticMarkup } from '#engine/view/static-nodes.tsx';
import type { ServerPartName } from './app-context.ts';
import { useApp } from './app-context.ts';

interface Props {
  /** The server-only part to render (layouts/server-parts.tsx). */
  part: ServerPartName;
  className?: string | undefined;
}

export function StaticIsland({ part, className }: Props) {
  const { isServer, parts } = useApp();
  if (!isServer) return <BrowserIsland part={part} className={className} />;
  const Part = parts?.[part];
  if (typeof Part === 'string')
    return <div className={className} data-static={part} dangerouslySetInnerHTML={{ __html: Part }} />;
  return (
    <div className={className} data-static={part}>
      {Part ? <Part /> : null}
    </div>
  );
}

function BrowserIsland({ part, className }: Props) {
  const ref = useStaticMarkup<HTMLDivElement>(part);
  return (
    <div
      ref={ref}
      className={className}
      data-static={part}
      suppressHydrationWarning
      dangerouslySetInnerHTML={serverHtml}
    />
  );
}
