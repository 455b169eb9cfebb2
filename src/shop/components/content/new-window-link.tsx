/** A link within a text that opens in a new window, so that input on the page is not lost. */

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

export function NewWindowLink({ href, children }: { href: string; children?: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({formatMessage({ id: 'A11Y_OPENS_NEW_WINDOW' })})</span>
    </a>
  );
}
