/** The examples of docs/pages.md are valid. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDocuments } from '#page-lint/check-documents.ts';
import { readWorld } from '#server/pages/read-pages.ts';
import { readTexts } from './files.ts';

const root = join(import.meta.dirname, '..', '..');
const guide = readFileSync(join(root, 'docs', 'pages.md'), 'utf8');
/** Code blocks, indented or not. */
const blocks = [...guide.matchAll(/^( *)```json\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', text = '']) =>
  text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);

it('shows a complete valid page', () => {
  const text = blocks.find(block => block.includes('"kind": "page"')) ?? '';
  const { findings, pages } = checkDocuments(
    [...readTexts(root), { file: 'pages/winter.page.json', text }],
    readWorld(root),
  );
  expect(findings).toEqual([]);
  expect(pages.map(({ document }) => document.id)).toContain('winter');
});

it('shows an override that is valid except for its missing target nodes', () => {
  const text = blocks.find(block => block.includes('"kind": "override"')) ?? '';
  const { findings } = checkDocuments(
    [...readTexts(root), { file: 'pages/overrides/home-se.override.json', text }],
    readWorld(root),
  );
  expect(
    [...new Set(findings.map(({ code }) => code))].filter(code => !/^OVR001$|^PAGE021$/.test(code)),
  ).toEqual([]);
});
