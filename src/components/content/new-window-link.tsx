/** A link within a text that opens in a new window, so that input on the page is not lost. */
import { useTexts } from '#i18n/texts-provider.tsx';
import type { ReactNode } from 'react';

export function NewWindowLink({ href, children }: { href: string; children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({t('A11Y_OPENS_NEW_WINDOW')})</span>
    </a>
  );
}
