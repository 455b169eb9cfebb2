/** What the selected node says and shows. */

import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { withoutUnusedAlts } from '#engine/definition/named-pictures.ts';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { defaultLocale, isLocaleCode, type LocaleCode } from '#i18n/locales.ts';
import type { FieldPath } from '#page-form/field.ts';
import { focusField } from '#page-form/focus-field.ts';
import { namedByOf } from '#page-form/named-by-of.ts';
import { Button } from '#ui/button.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { isShownAt } from '../../editing/structure/group-rows.ts';
import { createStructure } from '../../editing/structure/structure.ts';
import { SavePreset } from '../presets/save-preset.tsx';
import { fieldCompleteness } from './completeness.ts';
import { FieldsOfNode } from './fields-of-node.tsx';
import styles from './inspector.module.css';
import { LanguageTabs } from './language-tabs.tsx';
import { MakeShared } from './make-shared.tsx';
import type { NodeForm, NodeKind } from './node-schema.ts';
import { AreaContents, SharedPart } from './shown-documents.tsx';
import { useFormTools } from './use-form-tools.tsx';

/** In place of the form of a widget that a deploy has removed: what customers see of it, and the way to remove it. */
function MissingWidget({ node }: { node: DocumentNode }) {
  const intl = useIntl();
  const editor = useEditor();
  const structure = useMemo(() => createStructure(editor, intl), [editor, intl]);
  const remove = () => {
    // This button goes with the widget: the structure keeps the focus, and leads it to the next part.
    document.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')?.focus();
    structure.remove(node.id);
  };
  return (
    <div className={styles.note}>
      <p>{intl.formatMessage({ id: 'INSPECTOR_UNKNOWN_WIDGET' })}</p>
      {!editor.mayChange(node.id) ? null : (
        <>
          <p>{intl.formatMessage({ id: 'INSPECTOR_UNKNOWN_WIDGET_TODO' })}</p>
          <Button variant="secondary" onClick={remove}>
            {intl.formatMessage({ id: 'INSPECTOR_UNKNOWN_WIDGET_REMOVE' })}
          </Button>
        </>
      )}
    </div>
  );
}

interface Props {
  node: DocumentNode;
  kind: NodeKind;
  /** Null: this build does not have the widget. */
  form: NodeForm | null;
}

export const ContentTab = observer(function ContentTab({ node, kind, form }: Props) {
  const { formatMessage } = useIntl();
  const editor = useEditor();
  const { selection } = editor;
  // The entries below an entry of a menu have forms of their own.
  const { items: _items, ...entry } = node;
  const states = fieldCompleteness(
    kind === 'item' ? entry : withoutUnusedAlts(node['props'], namedByOf(form?.fields ?? [])),
  );
  const [locale, setLocale] = useFormLocale();
  const tools = useFormTools(node.id, node, states ? locale : null);
  const box = useRef<HTMLFormElement>(null);

  const isEditedHere = editor.group.parts.some(part => isShownAt(part, node.id));

  // The canvas and the list of problems lead to a field: once, so that the focus may leave it again.
  const shown = useRef<typeof selection | null>(null);
  useEffect(() => {
    if (shown.current === selection || selection.nodeId !== node.id || selection.path === '') return;
    const path = pathOf(selection.path);
    const last = path.at(-1);
    // The form must be in the language of the field first.
    if (isLocaleCode(last) && last !== locale) return setLocale(last);
    shown.current = selection;
    focusField(box.current, path);
  });

  return (
    <form ref={box} noValidate onSubmit={event => event.preventDefault()}>
      {kind === 'area' ? (
        <p className={styles.note}>
          {formatMessage({ id: isEditedHere ? 'INSPECTOR_AREA_HERE' : 'INSPECTOR_AREA_NOTE' })}
        </p>
      ) : null}
      {kind === 'area' ? <AreaContents node={node} /> : null}
      {kind === 'container' ? (
        <div className={styles.copies}>
          <MakeShared node={node} />
          <SavePreset node={node} />
        </div>
      ) : null}
      {kind === 'fragment' ? <SharedPart name={String(node['ref'] ?? '')} /> : null}
      {states && form ? <LanguageTabs states={states} locale={locale} onChange={setLocale} /> : null}
      {form ? <FieldsOfNode form={form} tools={tools} node={node} /> : <MissingWidget node={node} />}
      {/* What an entry advertised before a move is not in the form any more. */}
      {kind === 'item' && !form?.fields.some(({ name }) => name === 'promotion')
        ? tools.below?.(['promotion'])
        : null}
      {form?.fields.length === 0 ? (
        <p className={styles.note}>{formatMessage({ id: 'PREVIEW_NO_FIELDS' })}</p>
      ) : null}
      {kind === 'widget' && form ? (
        <div className={styles.copies}>
          <SavePreset node={node} />
        </div>
      ) : null}
    </form>
  );
});

const pathOf = (path: string): FieldPath =>
  path.split('.').map(step => (/^\d+$/.test(step) ? Number(step) : step));

/** The language of the canvas: what is written in a language is seen in it. */
export function useFormLocale(): [LocaleCode, (locale: LocaleCode) => void] {
  const { context, setContext } = useEditor();
  return [isLocaleCode(context.locale) ? context.locale : defaultLocale, locale => setContext({ locale })];
}
