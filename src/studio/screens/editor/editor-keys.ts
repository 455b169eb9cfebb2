/** Shortcuts of the editor: undo, redo, the next finding, the next part of the screen. */
import { useEffect } from 'react';
import type { IntlShape } from 'react-intl';
import type { UndoResult } from '../../editing/draft/history.ts';
import type { JointSync } from '../../editing/draft/joint-sync.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { findingWords } from '../../parts/texts/finding-words.ts';

/** Says what was undone or redone. */
export function sayStep(
  result: UndoResult,
  way: 'undo' | 'redo',
  editor: EditorStore,
  intl: IntlShape,
): void {
  if (result.kind === 'started') void result.done.then(done => sayStep(done, way, editor, intl));
  else if (result.kind === 'later')
    editor.announce(intl.formatMessage({ id: 'EDITOR_STEP_LATER' }, { step: result.label }));
  else if (result.kind === 'nothing')
    editor.announce(
      intl.formatMessage({ id: way === 'undo' ? 'EDITOR_NOTHING_TO_UNDO' : 'EDITOR_NOTHING_TO_REDO' }),
    );
  else if (result.kind === 'skipped')
    editor.announce(intl.formatMessage({ id: 'EDITOR_UNDO_SKIPPED' }, { step: result.label }));
  else
    editor.announce(
      intl.formatMessage({ id: way === 'undo' ? 'EDITOR_UNDONE' : 'EDITOR_REDONE' }, { step: result.label }),
    );
}

/** Selects the finding after the selected one, and says it. */
export function selectNextFinding({ group, announce }: EditorStore, intl: IntlShape): void {
  const findings = group.all.flatMap(editor => editor.findings.map(finding => ({ editor, finding })));
  if (findings.length === 0) return announce(intl.formatMessage({ id: 'EDITOR_NO_FINDINGS' }));
  const { active } = group;
  const { nodeId: selected, path: at } = active.selection;
  const last = findings.findIndex(
    ({ editor, finding: { nodeId, path } }) =>
      editor === active && nodeId === selected && (at === '' || path === at),
  );
  const next = findings[(last + 1) % findings.length];
  if (!next) return;
  next.editor.select(next.finding.nodeId, next.finding.path);
  const { what, todo = '' } = findingWords(next.finding, intl);
  announce(`${what} ${todo}`.trim());
}

const parts = ['outline', 'canvas', 'inspector'];

/** F6 walks the parts of the screen; Shift goes back. */
function focusNextPart(step: 1 | -1): void {
  const { activeElement } = document;
  const current = activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '';
  const name = parts[(parts.indexOf(current) + step + parts.length) % parts.length];
  const part = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const target = part?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"], iframe') ?? part;
  target?.focus();
}

/**
 * Where keys are pressed: a dialog has its own fields, which are not those of the document, but for one that shows a field of
 * it in a larger window.
 */
function placeOfKeys(): 'editor' | 'large field' | 'dialog' {
  const open = [...document.querySelectorAll('dialog[open]')];
  if (open.length === 0) return 'editor';
  const isField = open.every(dialog => dialog.querySelector('[data-edits-document]') !== null);
  return isField ? 'large field' : 'dialog';
}

/**
 * What is pasted, dropped or cut is a step of its own, also between words that are typed: fields change their text while they
 * hear of it, the editor of formatted text at once and others when the browser tells of their input.
 * @returns what ends it
 */
function separateTransfers(endStep: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const event of ['paste', 'drop', 'cut'])
    for (const capture of [true, false]) addEventListener(event, endStep, { signal, capture });
  addEventListener(
    'input',
    event => {
      if (
        event instanceof InputEvent &&
        /^(insertFrom(Paste|Drop)|deleteBy(Cut|Drag))$/.test(event.inputType)
      )
        endStep();
    },
    { signal },
  );
  return () => stop.abort();
}

export function useShortcuts(editor: EditorStore, sync: Pick<JointSync, 'flush'>, intl: IntlShape): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const place = placeOfKeys();
      if (place === 'dialog') return;
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isCommand = (ctrlKey || metaKey) && !altKey;
      const letter = key.toLowerCase();
      // Undo in a field is ours, too: every change is a step of the document.
      const isUndo = isCommand && letter === 'z';
      const isRedo = isCommand && (letter === 'y' || (isUndo && shiftKey));
      if (isRedo) sayStep(editor.redo(), 'redo', editor, intl);
      else if (isUndo) sayStep(editor.undo(), 'undo', editor, intl);
      else if (isCommand && letter === 's') void sync.flush();
      // Another part would close the window.
      else if (place === 'large field') return;
      else if (key === 'F8') selectNextFinding(editor, intl);
      else if (key === 'F6') focusNextPart(shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
    };
    /** Leaving a field posts what was typed, and ends the step of undo. */
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches('input, textarea, select, [contenteditable]'))
        return;
      editor.draft.history.endTyping();
      void sync.flush();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('focusout', onFocusOut);
    const stopTransfers = separateTransfers(() => editor.draft.history.endTyping());
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('focusout', onFocusOut);
      stopTransfers();
    };
  }, [editor, sync, intl]);
}
