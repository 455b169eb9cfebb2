/** One entry of a CMS menu: a link of ours, a link to elsewhere, or plain words when it leads nowhere (facts 8.13). */
import type { MenuItem } from '#api/content/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';

interface Props {
  item: MenuItem;
  className?: string | undefined;
}

export function MenuLink({ item: { href, label, external, newTab }, className }: Props) {
  const { t } = useTexts();
  if (href === null) return <span className={className}>{label}</span>;
  const rel = external ? { rel: 'noopener' } : {};
  if (!newTab)
    return (
      <a className={className} href={href} {...rel}>
        {label}
      </a>
    );
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> ({t('A11Y_OPENS_NEW_WINDOW')})</span>
    </a>
  );
}
