/** Every widget has one screenshot in the guide, and none is too large. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { maxBytes, picturedTypes } from './pictures.mjs';
import { writeStories } from './stories.mjs';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs', 'widgets');

it('has a screenshot of exactly the existing widgets: start `npm run dev`, then `npm run pictures -- <type>`', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    picturedTypes()
      .map(type => `${type}.webp`)
      .toSorted(),
  );
});

it.each(picturedTypes())(
  'has a small screenshot of %s that is not blank, and shows it in the guide',
  async type => {
    const picture = readFileSync(join(folder, `${type}.webp`));
    expect(picture.byteLength).toBeLessThanOrEqual(maxBytes);
    const { channels } = await sharp(picture).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1);
    expect(readFileSync(join(root, 'docs', 'widgets.md'), 'utf8')).toContain(`](widgets/${type}.webp)`);
  },
);

it('generates stories of every example in every language, and removes those of removed widgets', () => {
  const target = mkdtempSync(join(tmpdir(), 'stories-'));
  onTestFinished(() => rmSync(target, { recursive: true }));
  writeFileSync(join(target, 'gone.stories.tsx'), '');
  expect(writeStories(root, target).toSorted()).toEqual(readdirSync(target).toSorted());
  const banner = readFileSync(join(target, 'banner.stories.tsx'), 'utf8');
  for (const name of readdirSync(join(root, 'widgets/banner/examples')))
    expect(banner).toContain(`widgets/banner/examples/${name}`);
  expect(banner).toMatch(/export const HeroSv = exampleStory\(widget, example\d, 'sv'\);/);
});
