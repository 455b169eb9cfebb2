/** Names of staff, passkeys, releases, tags and presets are visible (R-STUDIO-299). */
import { expect, it } from 'vitest';
import { lineShape } from './line-shape.ts';

it.each(['', ' ', '\u200B', '\u3164\u2060', '\n', 'x'.repeat(6)])('takes %j for no name', typed => {
  expect(lineShape(5).safeParse(typed).success).toBe(false);
});

it('makes one line of a name', () => {
  expect(lineShape(5).parse(' a\u200B\n b ')).toBe('a b');
});
