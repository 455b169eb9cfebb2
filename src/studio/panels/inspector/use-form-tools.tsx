/** Connects the generated form with the open document: values, findings, fixes and changes. */

import { useIntl } from 'react-intl';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { childLists, nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, NodeAddress } from '#engine/operation/operation.ts';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { SpecialControls } from '#page-form/control-props.ts';
import { type FieldPath, nameOf } from '#page-form/field.ts';
import { FieldEditor } from '#page-form/field-editor.tsx';
import type { FormTools } from '#page-form/form-context.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import { atLeast } from '#studio-api/staff.ts';
import { type Editor, useEditor } from '../../editing/context/editor-context.ts';
import { findingPlaceOf } from '../../editing/findings/finding-place.ts';
import { operationOf } from '../../editing/structure/operation-of.ts';
import { findingWords } from '../../parts/texts/finding-words.ts';
import { FieldDecisions } from '../decisions/field-decisions.tsx';
import { PictureControl } from '../library/picture-control.tsx';
import { PictureFileControl } from '../library/picture-file-control.tsx';
import { OwnField } from '../own/own-field.tsx';
import { LinkControl } from '../pick/link-control.tsx';
import { MessageControl } from '../pick/message-control.tsx';
import { ProductsControl } from '../pick/products-control.tsx';
import { ReferenceControl } from '../pick/reference-control.tsx';
import { RichTextControl } from '../rich-text/rich-text-control.tsx';
import { FieldFindings } from './field-findings.tsx';

/** The controls of Studio's forms that need its API. */
const controls: SpecialControls = {
  Link: LinkControl,
  Reference: ReferenceControl,
  Message: MessageControl,
  Picture: PictureControl,
  PictureFile: PictureFileControl,
  Products: ProductsControl,
  RichText: RichTextControl,
};

/** What fields held in other notations, while the document is open. */
const memories = new WeakMap<Editor['draft'], Map<NodeAddress, FormTools['memory']>>();

function memoryOf(draft: Editor['draft'], nodeId: NodeAddress): FormTools['memory'] {
  const nodes = memories.get(draft) ?? new Map<NodeAddress, FormTools['memory']>();
  memories.set(draft, nodes);
  const memory: FormTools['memory'] = nodes.get(nodeId) ?? new Map();
  nodes.set(nodeId, memory);
  return memory;
}

export interface NodeTools extends FormTools {
  /** @param label name of the step in undo. */
  setField(path: FieldPath, value: unknown, label: string): void;
}

/** Entries of menus have neither type nor kind. */
const ownerOf = ({ type, kind }: DocumentBody): string =>
  typeof type === 'string' ? type : typeof kind === 'string' ? kind : 'item';

/** Undefined for what stands in no row. */
const layoutAround = (body: DocumentBody, nodeId: NodeAddress): unknown =>
  [...nodesOf(body)].find(node =>
    childLists(node).some(({ nodes }) => nodes.some(({ id }) => id === nodeId)),
  )?.['layout'];

/** @param locale language whose texts are shown; null: all. */
export function useFormTools(nodeId: NodeAddress, node: DocumentBody, locale: LocaleCode | null): NodeTools {
  const intl = useIntl();
  const editor = useEditor();
  const findings = editor.findings.filter(finding => finding.nodeId === nodeId);
  const isDeveloper = atLeast(editor.session.staff.role, 'developer');

  const setField = (path: FieldPath, value: unknown, label: string) => {
    const before = fieldValueAt(node, path);
    const operation = operationOf(nodeId, path.map(String), before, value);
    if (!operation) return;
    const at = 'set' in operation ? operation.set : 'unset' in operation ? operation.unset : null;
    const isTyping = 'set' in operation && typeof operation.set.value === 'string';
    editor.change([operation], label, isTyping && at ? { typing: `${nodeId} ${at.path}` } : {});
  };
  const instance: WidgetInstance = {
    type: typeof node['type'] === 'string' ? node['type'] : '',
    v: typeof node['v'] === 'number' ? node['v'] : 0,
    id: nodeId,
    props: isRecord(node['props']) ? node['props'] : {},
  };

  return {
    instance,
    owner: ownerOf(node),
    layout: layoutAround(editor.draft.body, nodeId),
    set: (path, value) => setField(path, value, nameOf(path)),
    setField,
    announce: text => editor.announce(text),
    pageNames: [],
    FieldEditor,
    isCompact: true,
    isLocked: !editor.mayChange(nodeId),
    controls,
    shownLocales: locale ? [locale] : localeCodes,
    memory: memoryOf(editor.draft, nodeId),
    ...(isDeveloper ? {} : { developerNote: intl.formatMessage({ id: 'INSPECTOR_DEVELOPER_FIELD' }) }),
    errorAt(path) {
      const name = nameOf(path);
      const found = findings.find(each => each.severity === 'error' && findingPlaceOf(each) === name);
      return found && findingWords(found, intl).what;
    },
    below: path => (
      <>
        <OwnField nodeId={nodeId} path={nameOf(path)} />
        <FieldDecisions nodeId={nodeId} path={nameOf(path)} />
        <FieldFindings findings={findings} path={nameOf(path)} />
      </>
    ),
  };
}
