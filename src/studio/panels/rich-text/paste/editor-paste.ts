/** Pasting and dropping in the editor: both read the same, and both say what they left out. */

import { DOMParser, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { cleanPaste, type Loss } from './clean-paste.ts';
import { fitPlace } from './fit-place.ts';
import { readPlainText } from './pasted-text.ts';
import { isOwnCopy, readOwnCopy } from './read-own-copy.ts';

const nothing: Loss = { pictures: [], elements: [] };

/** Text of several lines or with Markdown; undefined: words of one line, which take the marks of their place. */
function sliceOfText(text: string, $place: ResolvedPos, isPlain: boolean): Slice | undefined {
  const root = document.implementation.createHTMLDocument('').createElement('div');
  readPlainText(text, isPlain, root);
  const isOneLine = !/[\r\n]/.test(text.trim());
  const [first] = root.children;
  const isPlainLine = root.children.length === 1 && first?.localName === 'p' && first.children.length === 0;
  if (root.children.length === 0 || (isOneLine && isPlainLine)) return undefined;
  const { schema } = $place.doc.type;
  const { content } = DOMParser.fromSchema(schema).parse(root, { preserveWhitespace: true });
  return Slice.maxOpen(content);
}

/** @param tell what was left out of what was pasted last */
export function pasteProps(tell: (loss: Loss) => void): EditorProps {
  /** Of the pictures that came without any text: only files say so. */
  const hasOnlyFiles = (data: DataTransfer | null): boolean =>
    data !== null &&
    data.files.length > 0 &&
    data.getData('text/html') === '' &&
    data.getData('text/plain') === '';
  const tellFiles = (data: DataTransfer | null): boolean => {
    if (!hasOnlyFiles(data)) return false;
    tell({ pictures: [...(data?.files ?? [])].map(() => 'file'), elements: [] });
    return true;
  };
  return {
    transformPastedHTML(html) {
      if (isOwnCopy(html)) {
        tell(nothing);
        return readOwnCopy(html);
      }
      const read = cleanPaste(html);
      tell(read.loss);
      return read.html;
    },
    clipboardTextParser(text, $place, isPlain) {
      tell(nothing);
      // Without a slice the editor reads the words itself.
      return sliceOfText(text, $place, isPlain) as Slice;
    },
    handlePaste(view, { clipboardData }, slice) {
      if (tellFiles(clipboardData)) return true;
      // What is chosen stays where nothing takes its place.
      if (slice.size === 0) return clipboardData !== null && clipboardData.types.length > 0;
      return insertFitted(view, slice, view.state.selection.$from);
    },
    handleDrop(view, event, slice, isMoved) {
      if (tellFiles(event.dataTransfer)) return true;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place === null) return false;
      const $place = view.state.doc.resolve(place.pos);
      const fitted = fitPlace(slice, $place);
      if (fitted === slice) return false;
      const { tr } = view.state;
      if (isMoved) tr.deleteSelection();
      const at = tr.mapping.map(place.pos);
      view.dispatch(tr.replace(at, at, fitted).setMeta('uiEvent', 'drop'));
      return true;
    },
  };
}

function insertFitted(view: EditorView, slice: Slice, $place: ResolvedPos): boolean {
  const fitted = fitPlace(slice, $place);
  if (fitted === slice) return false;
  view.dispatch(view.state.tr.replaceSelection(fitted).scrollIntoView().setMeta('uiEvent', 'paste'));
  return true;
}
