/**
 * Keeps nodes of the page where React renders their element anew. It does so when something else, such as a translator or
 * an extension, has changed the page and it cannot hydrate; the nodes that only the server can make would be lost.
 */
import { createContext, type RefCallback, use, useCallback, useState } from 'react';

/** Id of the frame around the current widget; null in the layout. */
export const FrameIdContext = createContext<string | null>(null);

/**
 * A ref of an element without content of its own: receives the content that the found element had when React began to render, unless that is still in the page.
 * @param find called while React renders, when the old element is still in the page
 */
export function useStaticNodes<Host extends Element>(find: () => Element | null): RefCallback<Host> {
  const [nodes] = useState(() => [...(find()?.childNodes ?? [])]);
  return useCallback(
    (host: Host | null) => {
      const left = nodes.filter(node => !node.isConnected);
      if (host && left.length > 0) host.append(...left);
    },
    [nodes],
  );
}

/** The ref of markup of the server's, found by its `data-static`. */
export function useStaticMarkup<Host extends Element>(name: string): RefCallback<Host> {
  const frameId = use(FrameIdContext);
  return useStaticNodes(() => {
    const scope = frameId === null ? document : document.getElementById(frameId);
    return scope?.querySelector(`[data-static="${name}"]`) ?? null;
  });
}

/** Shows what an element contained before: the fallback of what cannot be rendered, or not yet. */
export function PreviousContent({ of }: { of: string }) {
  const ref = useStaticNodes<HTMLDivElement>(() => document.getElementById(of));
  return <div ref={ref} style={{ display: 'contents' }} />;
}
