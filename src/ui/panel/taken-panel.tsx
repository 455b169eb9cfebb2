/** Title, content and footer of a panel of the server's HTML, in the place of those that the server has written. */
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PanelProps } from './panel-shape.ts';
import { takeOver } from './server-panel.ts';

interface Props extends Pick<PanelProps, 'title' | 'footer' | 'children'> {
  /** Default: as the server has named it. */
  closeLabel?: string;
  /** Called with what had the focus, once it is gone. */
  onReplaced?: (focused: Element) => void;
  panel: HTMLDialogElement;
}

/** The frame with its close button stays as it is, and so do focus and scroll position. */
export function TakenPanel({ panel, title, closeLabel, onReplaced, footer, children }: Props) {
  const [places] = useState(() => {
    const heading = panel.querySelector('h2');
    const body = panel.querySelector('[data-panel-body]');
    const foot = panel.querySelector<HTMLElement>('[data-panel-footer]');
    const before = [heading, body, foot].flatMap(place => [...(place?.childNodes ?? [])]);
    return { heading, body, foot, before };
  });
  const { heading, body, foot } = places;
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const hadFocus = places.before.some(node => node.contains(focused));
    for (const node of places.before) node.remove();
    places.before = [];
    // What had the focus is gone: the next Tab begins in the panel.
    if (hadFocus) panel.focus();
    if (hadFocus && focused) onReplaced?.(focused);
    takeOver(panel);
  }, [panel, places, onReplaced]);
  useLayoutEffect(() => {
    if (foot) foot.hidden = !footer;
  }, [foot, footer]);

  useLayoutEffect(() => {
    if (closeLabel) panel.querySelector('form[method=dialog] button')?.setAttribute('aria-label', closeLabel);
  }, [panel, closeLabel]);

  return (
    <>
      {heading ? createPortal(title, heading) : null}
      {body ? createPortal(children, body) : null}
      {foot ? createPortal(footer, foot) : null}
    </>
  );
}
