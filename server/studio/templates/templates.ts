/** What new pages can begin with: one file of this folder each. `{name}` in a text stands for the name of the new page. */
import { z } from 'zod';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { localeCodes } from '#i18n/locales.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentPost, DocumentTemplate } from '#studio-api/documents.ts';
import campaign from './campaign.json' with { type: 'json' };
import type { ExampleNode } from './example-texts.ts';
import informationPage from './information-page.json' with { type: 'json' };
import landingPage from './landing-page.json' with { type: 'json' };
import { blankDocument } from './new-document.ts';
import questions from './questions.json' with { type: 'json' };

/** A language with a fallback may be without. */
const texts = z
  .partialRecord(z.enum(localeCodes), z.string().min(1))
  .refine(own => requiredLocales.every(code => own[code] !== undefined), 'a language has no text');
const templateShape = z.strictObject({
  kind: z.enum(['page', 'content']),
  name: texts,
  description: texts,
  /** Takes the place of these keys of a blank document. */
  body: z.record(z.string(), z.unknown()),
  /** Texts that suit every page: `id.field`, as in `offers.title`. All others are examples, which an author replaces. */
  ready: z.array(z.string()).default([]),
});

const templates = new Map(
  Object.entries({
    'landing-page': landingPage,
    campaign,
    'information-page': informationPage,
    questions,
  }).map(([id, file]) => [id, templateShape.parse(file)]),
);

export const listTemplates = (): DocumentTemplate[] =>
  [...templates].map(([id, { kind, name, description }]) => ({ id, kind, name, description }));

/** Every widget of the templates, with its texts that are no examples. */
export const nodesOfTemplates = (): ExampleNode[] =>
  [...templates.values()].flatMap(({ body, ready }) =>
    [...nodesOf(body)].map(node => ({
      node,
      ready: ready.flatMap(path => (path.startsWith(`${node.id}.`) ? [path.slice(node.id.length + 1)] : [])),
    })),
  );

/** Null when there is no such template of the kind. */
export function documentOfTemplate(id: string, post: DocumentPost): DocumentBody | null {
  const template = templates.get(id);
  if (template?.kind !== post.kind) return null;
  const named = withName(template.body, post.label ?? post.key);
  return { ...blankDocument(post), ...(isRecord(named) ? named : {}) };
}

/** A text that is the name alone is written in the first language, which the others repeat until a user translates it. */
function withName(value: unknown, name: string): unknown {
  if (value === '{name}') return sameInAll(name);
  if (typeof value === 'string') return value.replaceAll('{name}', name);
  if (Array.isArray(value)) return value.map(each => withName(each, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withName(each, name)]));
}

function sameInAll(text: string): Record<string, unknown> {
  const [first = '', ...others] = localeCodes;
  return { [first]: text, ...Object.fromEntries(others.map(code => [code, { $same: first }])) };
}
