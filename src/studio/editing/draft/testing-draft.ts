/** Test fixtures: an open page with two containers, and a server in memory that orders the posts of editors. */
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { rebaseOperations } from '#engine/operation/rebase.ts';
import type {
  ConflictDecision,
  OpenDocument,
  OperationsAccepted,
  OperationsPost,
} from '#studio-api/documents.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';

export const aWidget = (id: string, title = id) => ({
  type: 'text',
  v: 2,
  id,
  props: { title: { fi: title, sv: title } },
});

export const aPage = (): DocumentBody => ({
  format: 1,
  kind: 'page',
  id: 'home',
  label: 'Front page',
  layout: 'default',
  seo: {},
  regions: {
    main: [
      { kind: 'container', id: 'hero', layout: 'full', widgets: [aWidget('opening'), aWidget('second')] },
      { kind: 'area', id: 'front', family: 'Frontpage', areaName: 'Front' },
      { kind: 'container', id: 'fits', layout: 'half', widgets: [aWidget('third')] },
    ],
  },
});

export const anOpenPage = (body: DocumentBody = aPage(), version = 0): OpenDocument => ({
  id: 'page:home',
  kind: 'page',
  key: 'home',
  label: 'Front page',
  addresses: { fi: '/', sv: '/sv' },
  owner: 'file',
  isPublished: true,
  isOwn: false,
  state: 'live',
  completeness: { fi: 1, sv: 1 },
  findings: { errors: 0, warnings: 0 },
  changedBy: null,
  changedAt: null,
  body,
  version,
  baseRevision: null,
  openFindings: [],
  conflicts: [],
});

/** A server that refuses operations that do not apply, as the real one does. */
export class DraftServer {
  body: DocumentBody;
  readonly decisions: ConflictDecision[] = [];
  readonly log: { ops: readonly DocumentOperation[]; key: string }[] = [];

  constructor(body: DocumentBody = aPage()) {
    this.body = body;
  }

  get version(): number {
    return this.log.length;
  }

  open = async (): Promise<OpenDocument> => anOpenPage(this.body, this.version);

  post = async (
    _id: string,
    { base, clientId, seq, ops, decisions = [] }: OperationsPost,
  ): Promise<OperationsAccepted> => {
    const key = `${clientId} ${seq}`;
    const known = this.log.findIndex(entry => entry.key === key);
    const missed = this.log.slice(base, known < 0 ? undefined : known).flatMap(entry => entry.ops);
    const first = this.log[known];
    if (first) return { version: known + 1, missed, ops: [...first.ops] };
    const rebased = rebaseOperations(this.body, missed, ops);
    if (!rebased.ok) {
      const conflicts = rebased.refusal.map(conflict => ({ ...conflict, by: 'Bo', at: '' }));
      throw new ApiProblem(409, { code: 'CONFLICT', version: this.version, missed, conflicts });
    }
    this.decisions.push(...decisions);
    const { body, ops: saved } = rebased.value;
    this.body = body;
    if (saved.length > 0) this.log.push({ ops: saved, key });
    return { version: this.version, missed, ops: saved };
  };

  /** Another user changes the document. */
  async other(...ops: DocumentOperation[]): Promise<void> {
    await this.post('page:home', { base: this.version, clientId: 'other', seq: this.version + 1, ops });
  }
}
