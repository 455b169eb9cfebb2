/** Hydrates the document once, in slices between which the browser handles input, and reports the errors of hydration. */

import { type ComponentProps, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Report } from '#engine/definition/report.ts';
import { ClientApp } from './client-app.tsx';
import { tolerateForeignChanges } from './foreign-changes.ts';
import { completeInterruptedPresses } from './interrupted-press.ts';
import { componentOf } from './watch-failures.ts';

export function hydrateApp(
  root: HTMLElement,
  report: Report,
  props: Omit<ComponentProps<typeof ClientApp>, 'rootId' | 'report'>,
): void {
  tolerateForeignChanges(document.body);
  completeInterruptedPresses();
  // Only the work of a transition yields to the browser.
  startTransition(() => {
    hydrateRoot(root, <ClientApp {...props} rootId={root.id} report={report} />, {
      onRecoverableError: (error, { componentStack }) =>
        report('HYDRATE001', 'The HTML of the server did not fit', {
          error,
          component: componentOf(componentStack),
        }),
      onUncaughtError: (error, { componentStack }) =>
        report('RENDER003', 'A part of the shell failed', { error, component: componentOf(componentStack) }),
    });
  });
}
