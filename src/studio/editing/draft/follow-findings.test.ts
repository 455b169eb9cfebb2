/** Findings follow each saved version, without more checks than are looked at (R-STUDIO-297). */
import { expect, it, vi } from 'vitest';
import type { StudioFinding } from '#studio-api/documents.ts';
import { DraftStore } from './draft-store.ts';
import { followFindings } from './follow-findings.ts';
import { anOpenPage } from './testing-draft.ts';

const finding = (code: string): StudioFinding => ({
  ...{ document: 'page:home', code, severity: 'warning', message: code },
  ...{ nodeId: 'opening', path: '', fixes: [] },
});

const title = (value: string) => ({ set: { id: 'opening', path: 'props.title.fi', value } });

function world() {
  const store = new DraftStore(anOpenPage());
  const timers: { work: () => void; milliseconds: number }[] = [];
  const answers: ((findings: StudioFinding[] | null) => void)[] = [];
  const check = vi.fn(
    () =>
      new Promise<StudioFinding[]>((resolve, reject) => {
        answers.push(findings => (findings ? resolve(findings) : reject(new TypeError('offline'))));
      }),
  );
  const stop = followFindings(store, {
    check,
    setTimer(work, milliseconds) {
      const timer = { work, milliseconds };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
  });
  const rest = () => timers.splice(0).map(({ work, milliseconds }) => (work(), milliseconds));
  const answer = async (findings: StudioFinding[] | null) => {
    answers.shift()?.(findings);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  const save = (version: number) => {
    store.change([title(`Words ${version}`)], 'Title');
    store.setPosting(true);
    store.beginPost(200);
    store.acceptPost(version, []);
    store.setPosting(false);
  };
  return { store, check, stop, rest, answer, save };
}

it('asks at once after a save of this editor, and shows the answer', async () => {
  const { store, check, rest, answer, save } = world();
  save(1);
  expect(rest()).toEqual([0]);
  await answer([finding('SEO001')]);
  expect(store.findings).toMatchObject([{ code: 'SEO001' }]);
  expect(rest()).toEqual([]);
  expect(check).toHaveBeenCalledTimes(1);
});

it('asks once after others have rested', async () => {
  const { store, check, rest } = world();
  store.acceptOthers(1, [title('One')]);
  store.acceptOthers(2, [title('Two')]);
  expect(rest()).toEqual([500]);
  expect(check).toHaveBeenCalledTimes(1);
});

it('asks one question at a time, and leaves out what is not the saved version any more', async () => {
  const { store, check, rest, answer, save } = world();
  save(1);
  rest();
  save(2);
  rest();
  expect(check).toHaveBeenCalledTimes(1);
  await answer([finding('OLD')]);
  expect(store.findings).toEqual([]);
  expect(rest()).toEqual([500]);
  await answer([finding('NEW')]);
  expect(store.findings).toMatchObject([{ code: 'NEW' }]);
});

it('waits until what is typed is saved', async () => {
  const { store, check, rest, save } = world();
  save(1);
  store.change([title('More words')], 'Title');
  rest();
  expect(check).not.toHaveBeenCalled();
  save(2);
  rest();
  expect(check).toHaveBeenCalledTimes(1);
});

it('asks again when no answer comes, until the editor is closed', async () => {
  const { store, check, stop, rest, answer, save } = world();
  save(1);
  rest();
  await answer(null);
  expect(rest()).toEqual([5_000]);
  stop();
  await answer(null);
  store.acceptOthers(2, [title('Later')]);
  expect(rest()).toEqual([]);
  expect(check).toHaveBeenCalledTimes(2);
});

it('takes the findings that come with a document that is read again', () => {
  const { store, rest } = world();
  store.reopen({ ...anOpenPage(undefined, 4), openFindings: [finding('WITH')] });
  expect(rest()).toEqual([]);
  expect(store.findings).toMatchObject([{ code: 'WITH' }]);
});
