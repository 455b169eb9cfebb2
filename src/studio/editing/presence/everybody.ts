/** Who else has any of the documents open that are edited as one, each once. */
import type { PresentPerson } from '#studio-api/presence.ts';
import type { Editor, EditorGroup } from '../context/editor-context.ts';

export interface PersonInEditor {
  person: PresentPerson;
  /** Of the document in which the person is. */
  editor: Editor;
}

/** An open editor of a page is named by each of its documents: where something is selected, the person is. */
export function everybodyIn({ all }: Pick<EditorGroup, 'all'>): PersonInEditor[] {
  const [main, ...parts] = all.map(editor => editor.present.map(person => ({ person, editor })));
  const found = [...(main ?? [])];
  for (const one of parts.flat()) {
    const sameDraft = (other: PersonInEditor) =>
      other.person.staffId === one.person.staffId && other.person.release === one.person.release;
    const at = found.findIndex(other => sameDraft(other) && other.person.nodeId === null);
    if (at !== -1) found[at] = one.person.nodeId === null ? (found[at] ?? one) : one;
    else if (!found.some(sameDraft)) found.push(one);
  }
  return found;
}
