/** Closes what a reader has unfolded in the top bar: on Escape, and with a press or the focus elsewhere. */
const openIn = (bar: HTMLElement) => bar.querySelector<HTMLDetailsElement>('details[open]');

/** @returns stops. */
export function closeDetails(bar: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const closeUnless = ({ target }: Event) => {
    const details = openIn(bar);
    if (details && !(target instanceof Node && details.contains(target))) details.open = false;
  };
  document.addEventListener('pointerdown', closeUnless, { signal });
  document.addEventListener('focusin', closeUnless, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const details = openIn(bar);
      if (key !== 'Escape' || !details) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    },
    { signal },
  );
  return () => stop.abort();
}
