/** Every finding of the linter is said in words of merchandisers, in every language of Studio (R-STUDIO-114). */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { findingWords } from '#studio/editing/findings/finding-words.ts';
import { messages as en } from '#studio/parts/texts/messages.en.gen.ts';
import { messages as fi } from '#studio/parts/texts/messages.fi.gen.ts';
import { messages as sv } from '#studio/parts/texts/messages.sv.gen.ts';
import { codes } from '../../tools/pages/codes.ts';

/** What only developers can cause or correct: Studio asks for one. */
const technical =
  /^(?:PAGE00[1236]|PAGE010|L10N00[34]|BIND\d+|EXP\d+|MIG\d+|OVR\d+|ROUTE00[136]|WIDGET\d+|CMS\d+|HEAD\d+|PREVIEW\d+|PERF\d{4})$/;
/** Notation of page files, which no one sees in Studio. */
const notation = /[{}$]|page:|category:|\bnull\b|JSON|\bh1\b|"/;

it.each(Object.entries({ fi, sv, en }))('says what is wrong and what to do (%s)', (locale, messages) => {
  const intl = createCompiledIntl(locale, messages);
  const about = { name: 'talvi', kind: 'category', locale: 'sv', missing: 'sv', length: 9 };
  const other = findingWords({ code: 'NONE' }, intl).what;
  const unsaid = new Set<string>();
  for (const code of Object.keys(codes)) {
    const { what, todo = '' } = findingWords({ code, about }, intl);
    if ((what === other) !== technical.test(code)) unsaid.add(code);
    expect([code, what, todo].join(' ')).not.toMatch(notation);
    expect([code, todo]).not.toContain('');
  }
  expect([...unsaid]).toEqual([]);
});
