/** Typing in the page itself: a plain text that one field alone shows, in the language of the page. */

import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { WidgetFields } from '#engine/definition/widget-fields.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentOperation, NodeAddress } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { type FieldPath, nameOf } from '#page-form/field.ts';
import { pathOfPress, type Shows, whatShows } from '#page-form/match-trace.ts';
import { elementOf, tracesAt } from '#page-form/traces.ts';
import type { NodeOwner } from '#studio-api/canvas.ts';
import type { CanvasDocuments } from './canvas-documents.ts';
import type { CanvasNodes } from './canvas-nodes.ts';
import type { CanvasPage } from './canvas-page.ts';

/** Tells widgets from other nodes of a document. */
const isWidgetInstance = (node: unknown): node is WidgetInstance =>
  isRecord(node) && typeof node['type'] === 'string' && isRecord(node['props']);

const isOverride = (document: string): boolean => document.startsWith('override:');

export interface InlineTextParts {
  documents: CanvasDocuments;
  page: CanvasPage;
  nodes: CanvasNodes;
  locale: LocaleCode;
  fields(type: string): WidgetFields | undefined;
  ownerOf(id: NodeAddress): NodeOwner;
  /** The page as it is shown, for parts that belong to an override. */
  pageBody(): DocumentBody;
  onEdit(owner: NodeOwner, op: DocumentOperation): void;
}

export interface InlineText {
  readonly isActive: boolean;
  /** The field that alone shows what was pressed. */
  fieldAt(id: NodeAddress, target: Element): FieldPath | null;
  /**
   * Begins to edit the text at the element, or the widget's first text.
   * @returns false where it cannot be edited in the page: markup, messages, values from data
   */
  begin(id: NodeAddress, target: Element | null): boolean;
}

export function createInlineText(parts: InlineTextParts): InlineText {
  const { nodes, page, locale } = parts;
  let end: (() => void) | null = null;

  function instanceOf({ document, nodeId }: NodeOwner) {
    const body = isOverride(document) ? parts.pageBody() : parts.documents.body(document);
    const node = body && findNode(body, nodeId)?.node;
    return isWidgetInstance(node) ? node : null;
  }

  /** Fields with plain text in the language of the page. */
  function editable(type: string, shows: readonly Shows[]): Shows[] {
    const markup = new Set(parts.fields(type)?.html ?? []);
    return shows.filter(({ path, trace }) => {
      const field = path
        .slice(1, -1)
        .map(step => (typeof step === 'number' ? '*' : step))
        .join('.');
      return trace.kind === 'text' && path.at(-1) === locale && !markup.has(field);
    });
  }

  function find(id: NodeAddress, target: Element | null) {
    const owner = parts.ownerOf(id);
    const instance = instanceOf(owner);
    const root = nodes.elementsOf(id)[0];
    if (!instance || !root) return null;
    const shows = whatShows(instance, locale);
    const path = target && pathOfPress(tracesAt(target, root), shows);
    return { owner, instance, root, shows, path, texts: editable(instance.type, shows) };
  }

  return {
    get isActive() {
      return end !== null;
    },
    fieldAt: (id, target) => find(id, target)?.path ?? null,
    begin(id, target) {
      end?.();
      const found = find(id, target);
      if (!found) return false;
      const { owner, root, path, texts, shows } = found;
      const shown = texts.find(each => (target ? path && nameOf(each.path) === nameOf(path) : true));
      const isAlone = shows.filter(each => each.trace.value === shown?.trace.value).length === 1;
      const element = shown && isAlone ? elementOf(shown.trace, root) : null;
      if (!shown || !(element instanceof HTMLElement)) return false;
      page.hold(id);
      end = type(element, {
        isWhole: target === null,
        onText(value, was) {
          const op = { set: { id: owner.nodeId, path: nameOf(shown.path), value, was } };
          // Studio makes operations of an override of it.
          if (!isOverride(owner.document)) page.apply(owner.document, [op]);
          parts.onEdit(owner, op);
        },
        onEnd() {
          end = null;
          page.release();
        },
      });
      return true;
    },
  };
}

interface Typing {
  /** Selects the whole text, for a person who replaces it by the keyboard. */
  isWhole: boolean;
  onText(value: string, was: string): void;
  onEnd(): void;
}

/**
 * Several lines that are pasted or dropped become one: breaks between them would join their words (R-STUDIO-269).
 * @returns whether the event was one of them
 */
function insertAsLine(event: InputEvent): boolean {
  if (event.inputType !== 'insertFromPaste' && event.inputType !== 'insertFromDrop') return false;
  const pasted = event.dataTransfer?.getData('text/plain') || event.data || '';
  const [place] = event.getTargetRanges();
  const selection = getSelection();
  if (!/[\r\n]/.test(pasted) || !place || !selection) return false;
  event.preventDefault();
  const range = new Range();
  range.setStart(place.startContainer, place.startOffset);
  range.setEnd(place.endContainer, place.endOffset);
  range.deleteContents();
  range.insertNode(new Text(pasted.trim().replace(/\s+/g, ' ')));
  selection.collapse(range.endContainer, range.endOffset);
  return true;
}

/** Makes the element editable until Enter, Escape or the loss of the focus. @returns what ends it. */
function type(element: HTMLElement, { isWhole, onText, onEnd }: Typing): () => void {
  const text = () => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const first = text();
  let last = first;
  const stop = new AbortController();
  const { signal } = stop;
  const change = (value: string) => {
    if (value === last) return;
    onText(value, last);
    last = value;
  };
  const finish = () => {
    if (signal.aborted) return;
    stop.abort();
    element.removeAttribute('contenteditable');
    onEnd();
  };
  element.setAttribute('contenteditable', 'plaintext-only');
  element.focus({ preventScroll: true });
  if (isWhole) getSelection()?.selectAllChildren(element);
  element.addEventListener('input', () => change(text()), { signal });
  element.addEventListener('beforeinput', event => insertAsLine(event) && change(text()), { signal });
  element.addEventListener('blur', finish, { signal });
  element.addEventListener(
    'keydown',
    event => {
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      if (event.key === 'Escape') change(first);
      finish();
    },
    { signal },
  );
  return finish;
}
