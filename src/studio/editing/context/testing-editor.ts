/** An open editor over one document, for tests: operations are applied by the real engine, nothing is posted. */
import { makeAutoObservable, runInAction } from 'mobx';
import { applyOperations } from '#engine/operation/apply.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { CanvasContext } from '#studio-api/canvas.ts';
import type { OpenDocument, StudioFinding } from '#studio-api/documents.ts';
import type { Role } from '#studio-api/staff.ts';
import { CommentStore } from '../comments/comment-store.ts';
import { ExperimentStore } from '../experiments/experiment-store.ts';
import type { EditedDraft, Editor } from './editor-context.ts';

export interface TestEditor extends Editor {
  /** Everything that was changed, with the name of the step. */
  readonly steps: { ops: readonly DocumentOperation[]; label: string; typing: string | undefined }[];
}

interface Options {
  role?: Role;
  findings?: StudioFinding[];
  selected?: string | null;
  isReadOnly?: boolean;
  /** Of an override of the page. */
  override?: Required<Pick<EditedDraft, 'id' | 'pageId' | 'own'>>;
}

const about: Omit<OpenDocument, 'body'> = {
  id: 'page:home',
  kind: 'page',
  key: 'home',
  label: 'Etusivu',
  addresses: { fi: '/', sv: '/sv', en: '/en' },
  owner: 'file',
  isPublished: true,
  isOwn: false,
  state: 'live',
  completeness: {},
  findings: { errors: 0, warnings: 0 },
  changedBy: null,
  changedAt: null,
  version: 0,
  baseRevision: null,
  openFindings: [],
  conflicts: [],
};

const startOfTests: CanvasContext = {
  market: 'fi',
  locale: 'fi',
  customerType: 'PERSON',
  vatIncluded: true,
  signedIn: false,
};

const markets = [
  { alias: 'fi', country: 'FI' },
  { alias: 'se', country: 'SE' },
];

const sessionOf = (role: Role): Editor['session'] => ({
  staff: { id: '1', mail: 'a@shop.test', name: 'A', role, markets: null, locale: 'fi' },
  endsAt: '',
  needsStepUp: false,
  hasPasskey: false,
  shopOrigin: 'https://shop.test',
  hasContent: true,
  locales: [],
  markets,
});

/** What no test of one form looks at. */
const silent = {
  hovered: null,
  adding: null,
  requestAdd: () => undefined,
  width: null,
  others: [],
  present: [],
  isCutOff: false,
  hover: () => undefined,
  pageUrl: null,
  setPageUrl: () => undefined,
  look: null,
  setLook: () => undefined,
  setWidth: () => undefined,
  resetContext: () => undefined,
  announce: () => undefined,
  announceStep: () => undefined,
} satisfies Partial<Editor>;

/** A document alone. */
const groupOf = (editor: Editor): Editor['group'] => ({
  main: editor,
  active: editor,
  all: [editor],
  parts: [],
  editorOf: id => (id === editor.draft.id ? editor : undefined),
  partOf: () => undefined,
});

export function testEditor(start: DocumentBody, options: Options = {}): TestEditor {
  const { role = 'editor', findings = [], selected = null, isReadOnly = false, override = {} } = options;
  const state = makeAutoObservable(
    { body: start, selection: { nodeId: selected, path: '' }, context: startOfTests },
    {},
    { deep: false },
  );
  const steps: TestEditor['steps'] = [];
  const editor: TestEditor = {
    steps,
    ...silent,
    get group() {
      return groupOf(editor);
    },
    session: sessionOf(role),
    draft: {
      id: 'page:home',
      about,
      get body() {
        return state.body;
      },
      get stored() {
        return state.body;
      },
      node: id => findNode(state.body, id)?.node,
      isReadOnly,
      history: {
        get undoable() {
          return steps.map(() => ({ draft: editor.draft }));
        },
      },
      ...override,
      version: 1,
      findings,
      undecided: [],
      decide: () => undefined,
      onOperations: () => () => undefined,
    },
    get selection() {
      return state.selection;
    },
    get context() {
      return state.context;
    },
    findings,
    comments: new CommentStore(),
    experiments: new ExperimentStore(),
    select(nodeId, path = '') {
      runInAction(() => {
        state.selection = { nodeId, path };
      });
    },
    mayChange: () => !isReadOnly,
    change(ops, label, { typing } = {}) {
      const applied = applyOperations(state.body, ops);
      if (!applied.ok) throw new Error(`${applied.refusal.reason} ${applied.refusal.address}`);
      runInAction(() => {
        state.body = applied.value;
      });
      steps.push({ ops, label, typing });
      return true;
    },
    setContext(change: Partial<CanvasContext>) {
      runInAction(() => {
        state.context = { ...state.context, ...change };
      });
    },
  };
  return editor;
}
