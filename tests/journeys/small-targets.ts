/** Controls whose touch target is smaller than 44 px: a press beside their centre reaches something else. Runs in the page. */

export function smallTargets(): string[] {
  /** Just inside a target of 44 px. */
  const reach = 21;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), summary, select, textarea, input:not([type="hidden"])',
  );
  /** Within a line of text, where lines decide the height (WCAG 2.2 SC 2.5.8). */
  const isInText = (control: Element) =>
    getComputedStyle(control).display === 'inline' &&
    (control.parentElement?.textContent ?? '').trim() !== (control.textContent ?? '').trim();
  const isHit = (control: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
  };
  return [...controls].flatMap(control => {
    const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || control.closest('[inert], [aria-hidden="true"]') || isInText(control)) return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    // Texts for screen readers, and what something else covers.
    if (width <= 1 || height <= 1 || !isHit(control, across, down)) return [];
    const misses = [
      [across, down - reach],
      [across, down + reach],
      [across - reach, down],
      [across + reach, down],
    ].filter(([left = 0, top = 0]) => left >= 0 && left < innerWidth && !isHit(control, left, top));
    if (misses.length === 0) return [];
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    return [`${control.tagName} "${name}": ${Math.round(width)} by ${Math.round(height)} px`];
  });
}
