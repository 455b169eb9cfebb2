/** After a whole document came back with the history: the browser knows the scroll position, but not that a list may show another page. */
export function returnAfterLoad(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !('type' in entry) || entry.type !== 'back_forward') return;
  void Promise.all([import('#app/navigation/focus-returned-card.ts'), import('./list-returns.ts')]).then(
    ([{ returnToCard }, { listReturns }]) => returnToCard(listReturns()),
  );
}
