/** Adds a widget or a row: search, groups, and a picture of each. */

import { use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreviewCatalogue } from '#engine/definition/preview-port.ts';
import { applyOperation } from '#engine/operation/apply.ts';
import { freeId, idsOf } from '#engine/operation/new-ids.ts';
import type { DocumentBody, DocumentNode, NodePlace } from '#engine/operation/operation.ts';
import type { StudioPreset } from '#studio-api/presets.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { fitting } from '../../editing/structure/dragged.ts';
import { emptyRow, inRow } from '../../editing/structure/new-row.ts';
import { createStructure } from '../../editing/structure/structure.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { useDocuments } from '../../parts/documents/use-documents.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './add-widget.module.css';
import { OwnPresets } from './own-presets.tsx';
import { presetChoices } from './preset-choices.ts';
import { WidgetButton } from './widget-button.tsx';
import { matches, type WidgetChoice, widgetChoices } from './widget-choices.ts';

/** The page has no h1. */
const NO_HEADING = 'A11Y001';

let fetched: Promise<PreviewCatalogue> | undefined;
const fetchCatalogue = (): Promise<PreviewCatalogue> =>
  (fetched ??= import('#registry/preview-catalogue.gen.ts').then(({ catalogue }) => catalogue));

/** Where rows stand, a widget gets a row of its own. */
function holdsRows(body: DocumentBody, place: NodePlace): boolean {
  const row = { kind: 'container', id: freeId('row', idsOf(body)), layout: 'full', widgets: [] };
  return applyOperation(body, { insert: { ...place, node: row } }).ok;
}

/** The row of the outline that is selected now, once the dialog has given the focus back. */
const focusSelected = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus(),
  );
};

export default function AddWidget({ place }: { place: NodePlace }) {
  const intl = useIntl();
  const editor = useEditor();
  const catalogue = use(fetchCatalogue());
  const [query, setQuery] = useState('');
  const { body } = editor.draft;
  const needsHeading = editor.findings.some(({ code }) => code === NO_HEADING);
  const found = widgetChoices(catalogue, { body, needsHeading }, intl).filter(choice =>
    matches(choice, query),
  );
  const isForRows = holdsRows(body, place);
  const parts = useSharedParts(query);
  const shared = isForRows && editor.draft.id.startsWith('page:') ? parts : [];
  const { presets, reload } = usePresets(catalogue, place, query);
  const onClose = () => editor.requestAdd(null);

  const put = (node: DocumentNode, called?: string, at = place) => {
    onClose();
    createStructure(editor, intl).add(node, at, called);
    focusSelected();
  };
  const add = (choice: WidgetChoice | null) => {
    const node = choice?.node ?? emptyRow;
    put(choice && isForRows ? inRow(node) : node);
  };

  return (
    <Dialog title={intl.formatMessage({ id: 'ADD_TITLE' })} onClose={onClose} size="l">
      <div className={styles.head}>
        <input
          type="search"
          value={query}
          placeholder={intl.formatMessage({ id: 'ADD_SEARCH' })}
          aria-label={intl.formatMessage({ id: 'ADD_SEARCH' })}
          onChange={event => setQuery(event.currentTarget.value)}
        />
        {isForRows ? (
          <button type="button" className={styles.row} onClick={() => add(null)}>
            <FormattedMessage id="ADD_EMPTY_ROW" />
          </button>
        ) : null}
      </div>
      <p className={styles.hint}>
        <FormattedMessage id="ADD_HINT" />
      </p>
      <output className="visually-hidden">
        <FormattedMessage id="ADD_FOUND" values={{ count: found.length + presets.length + shared.length }} />
      </output>
      <OwnPresets
        choices={presets}
        onAdd={({ node, name, place: at }) => put(fitting(body, node, at) ?? node, name, at)}
        onDragged={onClose}
        onChanged={reload}
      />
      <WidgetGroup
        choices={found.filter(({ group }) => group === 'content')}
        onAdd={add}
        onDragged={onClose}
      />
      <SharedParts
        parts={shared}
        onAdd={({ key, name }) => put({ kind: 'fragment', id: key, ref: key }, name)}
      />
      <OwnPages
        choices={found.filter(({ group }) => group === 'once')}
        isSearched={query.trim() !== ''}
        onAdd={add}
        onDragged={onClose}
      />
    </Dialog>
  );
}

interface GroupProps {
  choices: readonly WidgetChoice[];
  onAdd(choice: WidgetChoice): void;
  /** The choice is on its way to a place of its own. */
  onDragged(): void;
}

const WidgetGroup = ({ choices, onAdd, onDragged }: GroupProps) => (
  <ul className={styles.group}>
    {choices.map(choice => (
      <li key={choice.id}>
        <WidgetButton {...{ choice, onDragged }} onAdd={() => onAdd(choice)} />
      </li>
    ))}
  </ul>
);

/** Presets that may stand there; without an answer there are none. */
function usePresets(catalogue: PreviewCatalogue, place: NodePlace, query: string) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const { body } = useEditor().draft;
  const { value = [], reload } = useAsync('presets', () => api.get<StudioPreset[]>('/api/presets'));
  const all = presetChoices(value, catalogue, { body, place, shopOrigin: session.shopOrigin }, intl);
  return { presets: all.filter(choice => matches(choice, query)), reload };
}

interface Shared {
  key: string;
  name: string;
}

/** Parts that other pages show as well, as the drafts of the current release say. */
function useSharedParts(query: string): Shared[] {
  const intl = useIntl();
  const words = query.trim().toLocaleLowerCase();
  return (useDocuments('fragment') ?? [])
    .filter(({ state }) => state !== 'withdrawn')
    .map(document => ({ key: document.key, name: documentName(document, intl) }))
    .filter(({ key, name }) => [key, name].some(text => text.toLocaleLowerCase().includes(words)));
}

interface SharedProps {
  parts: readonly Shared[];
  onAdd(part: Shared): void;
}

function SharedParts({ parts, onAdd }: SharedProps) {
  const intl = useIntl();
  if (parts.length === 0) return null;
  return (
    <section className={styles.own}>
      <h3>{intl.formatMessage({ id: 'ADD_GROUP_SHARED' })}</h3>
      <ul className={styles.shared}>
        {parts.map(part => (
          <li key={part.key}>
            <button type="button" className={styles.row} onClick={() => onAdd(part)}>
              {part.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Parts that the shop's own pages have, such as its checkout: seldom missing, so that they are folded until they are searched. */
function OwnPages({ choices, isSearched, ...group }: GroupProps & { isSearched: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (choices.length === 0) return null;
  return (
    <details
      className={styles.own}
      open={isOpen || isSearched}
      onToggle={({ currentTarget }) => !isSearched && setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage id="ADD_GROUP_ONCE" /> ({choices.length})
      </summary>
      <WidgetGroup choices={choices} {...group} />
    </details>
  );
}
