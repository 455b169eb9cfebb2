/** Every finding of the linter is said in words of merchandisers, in every language of Studio (R-STUDIO-114). */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { findingWords } from '#studio/parts/texts/finding-words.ts';
import { messages as en } from '#studio/parts/texts/messages.en.gen.ts';
import { messages as fi } from '#studio/parts/texts/messages.fi.gen.ts';
import { messages as sv } from '#studio/parts/texts/messages.sv.gen.ts';
import { isTechnical } from '#studio-api/technical-codes.ts';
import { codes } from '../../tools/pages/codes.ts';

/** Notation of page files, which no one sees in Studio. */
const notation = /[{}$]|page:|category:|\bnull\b|JSON|\bh1\b|"/;

it.each(Object.entries({ fi, sv, en }))('says what is wrong and what to do (%s)', (locale, messages) => {
  const intl = createCompiledIntl(locale, messages);
  const about = { name: 'talvi', kind: 'category', locale: 'sv', missing: 'sv', length: 9 };
  const other = findingWords({ code: 'NONE' }, intl).what;
  const unsaid = new Set<string>();
  for (const code of Object.keys(codes)) {
    const { what, todo = '' } = findingWords({ code, about }, intl);
    if ((what === other) !== isTechnical(code)) unsaid.add(code);
    expect([code, what, todo].join(' ')).not.toMatch(notation);
    expect([code, todo]).not.toContain('');
  }
  expect([...unsaid]).toEqual([]);
});
