/** Subscribes to changes made by other tabs and to restores from the back/forward cache. The refresh code is fetched with the first change. */
import { type TabSubject, tabSubjects } from '#stores/common/ports.ts';
import type { RefreshParts } from './refresh-page-data.ts';

export function subscribeToTabs(parts: RefreshParts): void {
  const read = (...subjects: readonly TabSubject[]) =>
    void import('./refresh-page-data.ts').then(
      ({ refreshPageData }) => refreshPageData(subjects, parts),
      // Without a connection the page stays as it is; the next page load reads everything.
      () => undefined,
    );
  for (const subject of tabSubjects) parts.tabs.subscribe(subject, () => read(subject));
  // A page in the back/forward cache receives no messages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read(...tabSubjects);
  });
  // A message can arrive before the value is stored; the storage event arrives when it can be read.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'ralph') read('favorites', 'compare');
    if (key === null || key === 'ralph-sbb') read('vehicle');
  });
}
