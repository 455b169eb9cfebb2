/** Who is named in an editor of several documents (R-STUDIO-264). */
import { expect, it } from 'vitest';
import type { PresentPerson } from '#studio-api/presence.ts';
import type { Editor } from '../context/editor-context.ts';
import { everybodyIn } from './everybody.ts';

const person = (staffId: string, nodeId: string | null, release = 0): PresentPerson => ({
  ...{ clientId: `${staffId} ${nodeId} ${release}`, staffId, name: staffId, nodeId, release },
  isTyping: false,
});
const editor = (...present: PresentPerson[]) => ({ present }) as unknown as Editor;
const named = (...all: Editor[]) =>
  everybodyIn({ all }).map(({ person: { staffId, nodeId }, editor: of }) => [
    staffId,
    nodeId,
    all.indexOf(of),
  ]);

it('names a person once, in the document in which something is selected', () => {
  const page = editor(person('Ann', null), person('Bo', 'row'));
  const area = editor(person('Ann', 'banner'), person('Bo', null));
  expect(named(page, area)).toEqual([
    ['Ann', 'banner', 1],
    ['Bo', 'row', 0],
  ]);
});

it('names who has the area open alone, and who is in another release', () => {
  const page = editor(person('Ann', null));
  const area = editor(person('Ann', null), person('Cai', null), person('Ann', 'banner', 3));
  expect(named(page, area)).toEqual([
    ['Ann', null, 0],
    ['Cai', null, 1],
    ['Ann', 'banner', 1],
  ]);
});
