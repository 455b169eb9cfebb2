/** Two versions of a text side by side or in one. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { messages } from './messages.en.gen.ts';
import { WordDifference } from './word-difference.tsx';

const show = (props: Parameters<typeof WordDifference>[0]) =>
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <WordDifference {...props} />
    </RawIntlProvider>,
  );

it('marks the words that differ', () => {
  const { container } = show({ before: 'Snow is  falling today', after: 'Snow was falling now' });
  expect(container.textContent).toBe('Snow is  was falling todaynow');
  expect([...container.querySelectorAll('del')].map(each => each.textContent)).toEqual(['is  ', 'today']);
  expect([...container.querySelectorAll('ins')].map(each => each.textContent)).toEqual(['was ', 'now']);
});

it.each([
  ['before', 'One two three'],
  ['after', 'One 2 three'],
] as const)('shows the version %s whole', (side, text) => {
  const { container } = show({ before: 'One two three', after: 'One 2 three', side });
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('mark')).toHaveLength(1);
});

it('folds a long text around the words that differ, and opens it', async () => {
  const words = Array.from({ length: 100 }, (_, at) => `w${at}`).join(' ');
  const { container } = show({ before: `${words} one`, after: `${words} two` });
  expect(container.textContent).not.toContain('w50');
  await userEvent.setup().click(screen.getByRole('button', { name: '76 words unchanged' }));
  expect(container.textContent).toBe(`${words} onetwo`);
});

it('compares texts of thousands of words with many in common', () => {
  const long = 'the shop and the buyer '.repeat(1_000);
  const { container } = show({ before: long, after: `${long}end`, side: 'after' });
  expect(container.querySelector('mark')?.textContent).toBe('end');
});
