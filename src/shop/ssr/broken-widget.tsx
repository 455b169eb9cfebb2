/** Shown in a preview in place of a widget that is left out: its name and the code to look up in docs/page-errors.md. Visitors see nothing. */
import { useIntl } from 'react-intl';
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';
import styles from './broken-widget.module.css';

export function BrokenWidget({ type, loaded }: Pick<ResolvedWidget, 'type' | 'loaded'>) {
  const { formatMessage } = useIntl();
  const { name = type, code = 'WIDGET001' } = (loaded.state === 'failed' && loaded.why) || {};
  return (
    <p className={styles.broken}>
      {formatMessage({ id: 'PREVIEW_DRAFT_BROKEN' }, { name })} <code>{code}</code>
    </p>
  );
}
