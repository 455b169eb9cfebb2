/** Restores the list position after a document is restored by history navigation: the browser restores the scroll position but not the loaded list pages. */
export function returnAfterLoad(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !('type' in entry) || entry.type !== 'back_forward') return;
  void Promise.all([import('#app/navigation/focus-returned-card.ts'), import('./list-returns.ts')]).then(
    ([{ returnToCard }, { listReturns }]) => returnToCard(listReturns()),
    // The list begins as the server has rendered it.
    () => undefined,
  );
}
