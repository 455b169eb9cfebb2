/** An experiment in the list of changes (R-STUDIO-280). */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { messages as en } from '../../parts/texts/messages.en.gen.ts';
import { messages as fi } from '../../parts/texts/messages.fi.gen.ts';
import { experimentText, isOfExperiment } from './experiment-text.ts';

const arms = ['a', 'b'].map(id => ({ id, weight: 50 }));
const hero = { arms, goal: 'pressed', change: 20, visitors: 900 };

it('says what is tried and which version a part is, without ids', () => {
  const intl = createCompiledIntl('en-GB', en);
  const words = 'Two: A and B. Goal: A press on the part';
  expect(experimentText({ 'hero-123456': hero }, intl)).toBe(words);
  expect(experimentText(hero, intl)).toBe(words);
  expect(experimentText({ name: 'hero-123456', arm: 'b' }, intl)).toBe('Version B');
  expect(experimentText('hero-654321', intl)).toBe('');
  expect(experimentText(undefined, intl)).toBe('');
  expect(experimentText(hero, createCompiledIntl('fi-FI', fi))).toBe(
    'Kaksi: A ja B. Tavoite: Osan painallus',
  );
});

it.each([
  ['experiments', true],
  ['experiments.hero-123456', true],
  ['experiment', true],
  ['experiment.name', true],
  ['props.experiments', false],
  ['experimental', false],
])('takes %s for one: %s', (path, is) => {
  expect(isOfExperiment(path)).toBe(is);
});
