/** Endpoints of several documents: lists by kind, state and name, and by the words of their texts; what is found in them together. */
import type { DocumentSummary, StudioFinding, TextMatch } from '#studio-api/documents.ts';
import { joinSummaries } from '../contents/join-summaries.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import { summaryOf } from './document-answers.ts';
import type { OpenDocuments } from './open-documents.ts';
import { namesInShop } from './override-facts.ts';
import { checkShape } from './shapes.ts';
import { releaseOfCall, withRejections } from './studio-actor.ts';
import { textMatches } from './text-matches.ts';

export const listEndpoints = (documents: OpenDocuments): ApiRoute[] => [
  {
    method: 'GET',
    path: '/api/documents',
    role: 'viewer',
    handler: call => withRejections(() => list(documents, call)),
  },
  {
    method: 'GET',
    path: '/api/text-matches',
    role: 'viewer',
    handler: call => withRejections(() => matches(documents, call)),
  },
  {
    method: 'POST',
    path: '/api/check',
    role: 'viewer',
    handler: call => withRejections(() => check(documents, call)),
  },
];

/** Drafts as if they were published together. */
async function check({ inRelease, rules }: OpenDocuments, call: StaffCall): Promise<StudioFinding[]> {
  const { documents: ids } = call.json(checkShape);
  const { drafts } = inRelease(releaseOfCall(call));
  const bodies = await Promise.all(ids.map(async id => [id, (await drafts.open(id)).body] as const));
  return rules.check(new Map(bodies));
}

/** Of the documents of a `kind` whose texts contain the words of `q`. */
async function matches({ inRelease }: OpenDocuments, call: StaffCall): Promise<TextMatch[]> {
  const { query } = call;
  const ofKind = `${query.get('kind') ?? ''}:`;
  const all = (await inRelease(releaseOfCall(call)).list()).filter(({ id }) => id.startsWith(ofKind));
  return textMatches(all, query.get('q') ?? '');
}

/** A page is in the state that is shown for it: that of the page and the areas that are edited with it. */
const stateOf = ({ state, whole }: DocumentSummary): DocumentSummary['state'] => whole?.state ?? state;

/** Filtered by `kind`, `state` and the words of `q`; of a release, as its drafts say. */
async function list(
  { inRelease, rules, namedByOf }: OpenDocuments,
  call: StaffCall,
): Promise<DocumentSummary[]> {
  const { query } = call;
  const own = inRelease(releaseOfCall(call));
  const all = await own.list();
  const findings = await rules.check(new Map(all.map(({ id, body }) => [id, body])));
  const sent = await own.approvals.ofDrafts(all);
  const joined = joinSummaries(all, new Date());
  const kind = query.get('kind');
  const state = query.get('state');
  const words = (query.get('q') ?? '').toLowerCase();
  const summaries = all.map(facts => ({
    ...summaryOf(facts, findings, namedByOf, sent.get(facts.id)),
    ...namesInShop(facts, all),
  }));
  return joined(summaries)
    .filter(each => (!kind || each.kind === kind) && (!state || stateOf(each) === state))
    .filter(({ id, label, names, addresses }) =>
      [id, label, ...Object.values(names ?? {}), ...Object.values(addresses)].some(text =>
        text.toLowerCase().includes(words),
      ),
    );
}
