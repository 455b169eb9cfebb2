/** The right side of the editor: the form of what is selected. */

import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { defaultLocale, isLocaleCode } from '#i18n/locales.ts';
import { settingsKeyOf } from '#kernel/shop-settings.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { PickScopeContext } from '../pick/pick-scope.ts';
import { ContentPanel, hasOwnPanel } from './content-panel.tsx';
import { DocumentEnd } from './document-end.tsx';
import { DocumentPanel } from './document-panel.tsx';
import { PageViews } from './figures/page-views.tsx';
import styles from './inspector.module.css';
import { MarketLimit } from './market-limit.tsx';
import { NodePanel } from './node-panel.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';

export const InspectorSlot = observer(function InspectorSlot() {
  const { formatMessage } = useIntl();
  const { api } = useStudio();
  const editor = useEditor();
  const { context, draft, selection } = editor;
  const { market, release } = context;
  const locale = isLocaleCode(context.locale) ? context.locale : defaultLocale;
  const scope = useMemo(() => ({ api, market, locale, release }), [api, market, locale, release]);
  const settings = settingsKeyOf(draft.id);
  // What is edited on one page, and changes on others.
  const pages = editor.group.partOf(draft.id)?.pages ?? 0;
  const { nodeId } = selection;
  const node = nodeId === null || nodeId === '' ? undefined : draft.node(nodeId);
  return (
    <PickScopeContext value={scope}>
      <div className={styles.inspector}>
        {draft.isReadOnly ? (
          <p className={styles.note}>{formatMessage({ id: 'INSPECTOR_READ_ONLY' })}</p>
        ) : editor.mayChange(node?.id ?? '') ? null : (
          <p className={styles.note}>
            <MarketLimit />
          </p>
        )}
        {pages > 1 ? (
          <p className={styles.note}>{formatMessage({ id: 'INSPECTOR_ON_PAGES' }, { count: pages })}</p>
        ) : null}
        {/* A key per node, so that no control keeps the text of another. */}
        {node ? (
          <NodePanel key={node.id} node={node} />
        ) : settings ? (
          <SettingsPanel of={settings} />
        ) : hasOwnPanel(draft.body['kind']) ? (
          <ContentPanel kind={draft.body['kind']} />
        ) : (
          <DocumentPanel />
        )}
        {!node && draft.body['kind'] === 'page' ? <PageViews /> : null}
        {node ? null : <DocumentEnd />}
      </div>
    </PickScopeContext>
  );
});
