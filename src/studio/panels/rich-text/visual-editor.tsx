/** TipTap over the shop's own schema. */

import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { listChanges } from '#kernel/list-changes.ts';
import type { RichTextProps } from '#page-form/control-props.ts';
import { nameOf } from '#page-form/field.ts';
import { noteIdOf } from '#ui/form/field.tsx';
import { extensions } from './extensions.ts';
import { fromHtml, schema } from './from-html.ts';
import type { Loss } from './paste/clean-paste.ts';
import { pasteProps } from './paste/editor-paste.ts';
import { ownSerializer } from './paste/read-own-copy.ts';
import styles from './rich-text.module.css';
import { toHtml } from './to-html.ts';
import { Toolbar } from './toolbar.tsx';

const copies = ownSerializer(schema);

interface Props extends RichTextProps {
  labelId: string;
  /** What was left out of what was pasted or dropped. */
  onPaste(loss: Loss): void;
}

/**
 * Shows another text, as after an undo or a colleague's change. Only blocks that differ are replaced, so that typing goes on
 * where it was.
 */
function showText({ state, view }: Editor, text: JSONContent): void {
  const next = state.schema.nodeFromJSON(text);
  const now = state.doc.children.map(child => JSON.stringify(child));
  const then = next.children.map(child => JSON.stringify(child));
  const starts: number[] = [];
  state.doc.forEach((_, offset) => starts.push(offset));
  starts.push(state.doc.content.size);
  const { tr } = state;
  for (const { start, end, from, to } of listChanges(now, then).toReversed())
    tr.replaceWith(starts[start] ?? 0, starts[end] ?? 0, next.children.slice(from, to));
  view.dispatch(tr.setMeta('preventUpdate', true));
}

export function VisualEditor(props: Props) {
  const { path, value, onChange, lang, disabled = false, labelId, error, onPaste } = props;
  /** What the editor shows, as HTML: any other value comes from elsewhere, such as undo. */
  const shown = useRef(value);
  const give = useRef(onChange);
  const tell = useRef(onPaste);
  useEffect(() => {
    give.current = onChange;
    tell.current = onPaste;
  });
  const editor = useEditor({
    extensions,
    content: fromHtml(value),
    editable: !disabled,
    // Its styles are ours: the policy of Studio allows no style elements.
    injectCSS: false,
    // Pasted text is read as Markdown where it has no markup; markup says itself what it means.
    enablePasteRules: false,
    onUpdate({ editor: changed }) {
      const html = toHtml(changed.getJSON());
      if (html === shown.current) return;
      shown.current = html;
      give.current(html);
    },
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    showText(editor, fromHtml(value));
  }, [editor, value]);
  useEffect(() => {
    editor.setEditable(!disabled, false);
    editor.setOptions({
      editorProps: {
        ...pasteProps(loss => tell.current(loss)),
        clipboardSerializer: copies,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          'data-name': nameOf(path),
          ...(error ? { 'aria-invalid': 'true', 'aria-describedby': noteIdOf(labelId) } : {}),
          ...(lang ? { lang } : {}),
          class: styles.text ?? '',
        },
      },
    });
  }, [editor, disabled, labelId, path, error, lang]);

  return (
    <div className={styles.editor} data-disabled={disabled ? '' : undefined}>
      <Toolbar editor={editor} disabled={disabled} />
      <EditorContent editor={editor} />
    </div>
  );
}
