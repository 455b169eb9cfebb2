/** What scripts add to the static page of an order: the fold of an address opens, and a form that is sent shows it. */
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';

/** Opens the fold below the element of the fragment, and leads to its first error or else to its heading. */
function revealFold(container: Element): void {
  const target =
    location.hash.length > 1 ? container.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`) : null;
  // Without a fragment, the server has opened a fold to correct the choice in it.
  const fold = (target ?? container).querySelector(target ? 'details' : 'details[open]');
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  const place = fold.querySelector('[aria-invalid="true"]') ?? fold.querySelector('summary');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  (fold.parentElement ?? fold).scrollIntoView();
}

/** The forms are sent by the browser, so what marks them is removed when it brings the page back. */
function endSending(container: Element): void {
  for (const each of container.querySelectorAll('[aria-busy]')) each.removeAttribute('aria-busy');
}

export function LiveForms({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const own = container.current;
    if (!own) return undefined;
    // Not while a visitor who was quicker than the scripts fills in a field.
    if (!own.contains(document.activeElement)) revealFold(own);
    const reveal = () => revealFold(own);
    const restore = () => endSending(own);
    addEventListener('hashchange', reveal);
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('hashchange', reveal);
      removeEventListener('pageshow', restore);
    };
  }, []);

  const send = (event: SubmitEvent<HTMLDivElement>) => {
    // A second press must not send the form again.
    if (event.currentTarget.querySelector('form[aria-busy]')) return event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (event.target instanceof Element) event.target.setAttribute('aria-busy', 'true');
    submitter?.setAttribute('aria-busy', 'true');
    return undefined;
  };

  return (
    <div ref={container} onSubmit={send}>
      {children}
    </div>
  );
}
