/** docs/page-errors.md, generated from the table of codes. */
import type { Code } from './codes/code.ts';
import { codes } from './codes.ts';

const families: Readonly<Record<string, string>> = {
  PAGE: 'Format and structure',
  L10N: 'Texts',
  HTML: 'HTML',
  BIND: 'Bindings',
  RULE: 'Targeting',
  ROUTE: 'Routes and links',
  REF: 'References',
  MEDIA: 'Images',
  EXP: 'Experiments',
  MIG: 'Versions',
  OVR: 'Overrides',
  A11Y: 'Accessibility',
  SEO: 'Search engines',
  SIZE: 'Size',
  PERF: 'Performance',
  ROLE: 'Permissions',
  CMS: 'Content areas',
  WIDGET: 'Widgets',
};

const entry = ([name, { title, why, fix, where, severity }]: [string, Code]): string =>
  [
    `### ${name}`,
    '',
    `**${title}.**${severity ? ' A warning.' : ''}${where === 'shop' ? ' In the log of the shop.' : ''} ${why}`,
    '',
    `*Fix:* ${fix}`,
    '',
  ].join('\n');

export function errorReference(): string {
  const all = Object.entries<Code>(codes);
  const sections = Object.entries(families).map(([family, title]) => {
    const own = all.filter(([name]) => name.replace(/\d+$/, '') === family);
    return `## ${title}\n\n${own.map(entry).join('\n')}`;
  });
  return `# Errors in page files

Generated from \`tools/pages/codes/\` by \`npm run pages -- reference\`; a test keeps it current.

${sections.join('\n')}`;
}
