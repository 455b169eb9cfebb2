/** One entry of a CMS menu: an internal link, an external link, or plain text without a target (R-DATA-17). */

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';

interface Props {
  item: MenuItem;
  className?: string | undefined;
  /** The link points to the current page. */
  isHere?: boolean;
  /** Shown before the text. */
  picture?: ReactNode;
}

export function MenuLink({ item: { href, label, external, newTab }, className, isHere, picture }: Props) {
  const { formatMessage } = useIntl();
  if (href === null)
    return (
      <span className={className}>
        {picture}
        {label}
      </span>
    );
  const rel = external ? { rel: 'noopener' } : {};
  const current = isHere ? { 'aria-current': 'page' as const } : {};
  if (!newTab)
    return (
      <a className={className} href={href} {...rel} {...current}>
        {picture}
        {label}
      </a>
    );
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {picture}
      {label}
      <span className="visually-hidden"> ({formatMessage({ id: 'A11Y_OPENS_NEW_WINDOW' })})</span>
    </a>
  );
}
