/** Lets the browser show that a press was taken before the work of the press starts. */

/** Resolves after the next paint, with what was rendered until now; at once on a page that is or becomes hidden, which is not painted. */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) {
      resolve();
      return;
    }
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    // The callback runs before the paint, a task that it starts runs after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
