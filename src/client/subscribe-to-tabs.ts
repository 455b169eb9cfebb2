/** Listens to what other tabs and the browser's memory of pages change for this one. What to do is fetched with the first change. */
import { type TabSubject, tabSubjects } from '#stores/ports.ts';
import type { ReadAgainParts } from './refresh-page-data.ts';

export function subscribeToTabs(parts: ReadAgainParts): void {
  const read = (...subjects: readonly TabSubject[]) =>
    void import('./refresh-page-data.ts').then(
      ({ readAgain }) => readAgain(subjects, parts),
      // Without a connection the page stays as it is; the next page reads everything.
      () => undefined,
    );
  for (const subject of tabSubjects) parts.tabs.subscribe(subject, () => read(subject));
  // A page from the browser's memory has received no messages meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read(...tabSubjects);
  });
  // A message may overtake what was written before it; this event comes when that can be read.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'ralph') read('favorites');
    if (key === null || key === 'ralph-sbb') read('vehicle');
  });
}
