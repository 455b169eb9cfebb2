/** The form of the selected node: content, audience and time, figures, JSON. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { atLeast } from '#studio-api/staff.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { takingAt } from '../../editing/experiments/experiment-ops.ts';
import { rowHeading, widgetTypeName } from '../../editing/structure/node-name.ts';
import { useDocuments } from '../../parts/documents/use-documents.ts';
import { areaPlace, documentName } from '../../parts/texts/document-name.ts';
import { ExperimentCard } from '../experiments/experiment-card.tsx';
import { isHiddenHere, OwnPartNote } from '../own/own-part-note.tsx';
import { ContentTab } from './content-tab.tsx';
import { FiguresTab } from './figures/figures-tab.tsx';
import { HiddenNote } from './hidden-note.tsx';
import styles from './inspector.module.css';
import { JsonTab } from './json-tab.tsx';
import { formOf, nodeKindOf } from './node-schema.ts';
import { Tabs } from './tabs.tsx';
import { AreaWhen } from './when/area-when.tsx';
import { WhenTab } from './when/when-tab.tsx';

// What people call a node.

/** A shared part by the name of its document; by its id until that is known, or where the document is gone. */
const SharedTitle = observer(function SharedTitle({ name }: { name: string }) {
  const intl = useIntl();
  const found = useDocuments('fragment')?.find(({ key }) => key === name);
  return found ? documentName(found, intl) : name;
});

/** In Studio's language. */
function nodeTitle(node: DocumentNode, intl: IntlShape): string {
  const { type, areaName, label } = node;
  if (typeof type === 'string') return widgetTypeName(type, intl);
  if (typeof areaName === 'string') return areaPlace(areaName, intl);
  if (node.kind === 'container') return rowHeading(node, intl);
  // An entry of a menu, by its first text.
  const text = isRecord(label) ? Object.values(label).find(each => typeof each === 'string') : undefined;
  if (typeof text === 'string' && text !== '') return text;
  return node.id;
}

export const NodePanel = observer(function NodePanel({ node }: { node: DocumentNode }) {
  const intl = useIntl();
  const editor = useEditor();
  const { draft, session } = editor;
  const [tab, setTab] = useState<'content' | 'when' | 'figures' | 'experiment' | 'json'>('content');
  const kind = nodeKindOf(node);
  const form = formOf(node, draft.body);
  const isLocked = !editor.mayChange(node.id);
  const isDeveloper = atLeast(session.staff.role, 'developer');
  const taking = takingAt(draft.body, node.id);
  const isArea = draft.body['kind'] === 'content';
  // Entries of menus are hidden by a switch; parts of an area are limited by their row.
  const hasRule = isArea ? kind === 'container' : kind !== 'item';
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <p className={styles.kind}>{intl.formatMessage({ id: kindLabels[kind] })}</p>
        <h2 className={styles.title}>
          {kind === 'fragment' && typeof node['ref'] === 'string' ? (
            <SharedTitle name={node['ref']} />
          ) : (
            nodeTitle(node, intl)
          )}
        </h2>
      </header>
      <OwnPartNote nodeId={node.id} />
      {isHiddenHere(draft.own, node.id) ? null : <HiddenNote node={node} />}
      <Tabs
        label={intl.formatMessage({ id: 'INSPECTOR_TABS' })}
        tab={tab}
        onChange={setTab}
        tabs={[
          { id: 'content' as const, label: intl.formatMessage({ id: 'INSPECTOR_TAB_CONTENT' }) },
          ...(hasRule
            ? [
                {
                  id: 'when' as const,
                  label: intl.formatMessage({ id: 'INSPECTOR_TAB_WHEN' }),
                  isMarked: isRecord(node['when']),
                },
              ]
            : []),
          ...(kind === 'widget'
            ? [{ id: 'figures' as const, label: intl.formatMessage({ id: 'FIGURES_TITLE' }) }]
            : []),
          ...(taking
            ? [
                {
                  id: 'experiment' as const,
                  label: intl.formatMessage({ id: 'EXPERIMENT_TITLE' }),
                  isMarked: true,
                },
              ]
            : []),
          ...(isDeveloper ? [{ id: 'json' as const, label: 'JSON' }] : []),
        ]}
      >
        <fieldset className={styles.fields} disabled={isLocked}>
          {tab === 'content' ? <ContentTab node={node} kind={kind} form={form} /> : null}
          {tab === 'when' && hasRule ? isArea ? <AreaWhen node={node} /> : <WhenTab node={node} /> : null}
        </fieldset>
        {tab === 'figures' && kind === 'widget' ? <FiguresTab node={node} /> : null}
        {tab === 'experiment' && taking ? <ExperimentCard name={taking.name} /> : null}
        {tab === 'json' && isDeveloper ? <JsonTab node={node} isEditable={!isLocked} /> : null}
      </Tabs>
    </div>
  );
});

const kindLabels = {
  widget: 'INSPECTOR_KIND_WIDGET',
  container: 'INSPECTOR_KIND_CONTAINER',
  area: 'INSPECTOR_KIND_AREA',
  fragment: 'INSPECTOR_KIND_FRAGMENT',
  item: 'INSPECTOR_KIND_ITEM',
} as const;
