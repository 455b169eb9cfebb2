/** The first body of a document: blank, or a copy of another one under a name and an address of its own. */
import { StudioError } from '#backend/index.ts';
import { withoutExperiments } from '#engine/experiment/without-experiments.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentPost } from '#studio-api/documents.ts';
import { aliasesOf, blankInformationPage } from '../contents/content-facts.ts';

const blankPage = ({ key, label, paths }: DocumentPost): DocumentBody => ({
  $schema: '../.schema/page.schema.json',
  format: 1,
  kind: 'page',
  id: key,
  label: label ?? key,
  pageType: 'Landing Page',
  route: { name: key, paths: paths ?? `/${key}`, access: 'public' },
  layout: 'default',
  seo: { title: sameInAll(label ?? key) },
  regions: { main: [] },
});

/** A text in the first language, which the others repeat until a user translates it. */
function sameInAll(text: string): Record<string, unknown> {
  const [first, ...others] = requiredLocales;
  return { [first ?? '']: text, ...Object.fromEntries(others.map(code => [code, { $same: first }])) };
}

const blankFragment = ({ key, label }: DocumentPost): DocumentBody => ({
  $schema: '../../.schema/fragment.schema.json',
  format: 1,
  kind: 'fragment-file',
  id: key,
  label: label ?? key,
  containers: [{ kind: 'container', id: 'first', layout: 'full', widgets: [] }],
});

/** @throws StudioError INVALID for a kind that has no blank form. */
export function blankDocument(post: DocumentPost): DocumentBody {
  if (post.kind === 'page') return blankPage(post);
  if (post.kind === 'fragment') return blankFragment(post);
  if (post.kind === 'content') return blankInformationPage(post);
  throw new StudioError('INVALID', `There is no blank ${post.kind}`);
}

/** The copy keeps ids of nodes, which are unique within a document. */
export function copyOfDocument(original: DocumentBody, { key, label, paths }: DocumentPost): DocumentBody {
  const { route } = original;
  const own = isRecord(route)
    ? { ...route, name: key, paths: paths ?? `/${key}`, also: undefined, feature: undefined }
    : undefined;
  // A copy of an information page has an address and a number of its own.
  const ofContent = paths ? { aliases: aliasesOf(paths) } : {};
  const isContent = original['kind'] === 'content';
  const copy = {
    // Two documents with one experiment would count for each other.
    ...withoutExperiments(original),
    id: key,
    label: label ?? key,
    ...(own ? { route: own } : {}),
    ...(isContent ? { number: undefined, ...ofContent } : {}),
  };
  // Without the keys that a copy does not have.
  return JSON.parse(JSON.stringify(copy)) as DocumentBody;
}
