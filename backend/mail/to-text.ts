/** Renders a mail as plain text: the same content in the same order. */
import type { Block, Email } from './email.ts';
import type { MailFrame } from './to-html.ts';
import { howToAsk, traderLines } from './trader.ts';

/** Removes line breaks from shoppers' texts. */
const line = (text: string): string => text.replaceAll(/[\r\n\p{Cc}]+/gu, ' ');

function block(each: Block): string {
  switch (each.kind) {
    case 'text':
    case 'note':
      return each.text;
    case 'heading':
      return `${each.text.toUpperCase()}\n${'-'.repeat(each.text.length)}`;
    case 'button':
    case 'link':
      return `${each.label}:\n${each.href}`;
    case 'list':
      return each.items.map(item => `- ${line(item)}`).join('\n');
    case 'facts':
    case 'sums':
      return (each.kind === 'facts' ? each.facts : each.sums)
        .map(({ label, value }) => `${line(label)}: ${line(value)}`)
        .join('\n');
    case 'products':
      return each.rows
        .map(({ name, details, pieces, total }) =>
          [
            line(name),
            ...details.map(detail => `  ${line(detail)}`),
            `  ${[pieces, total].filter(Boolean).join(' = ')}`,
          ].join('\n'),
        )
        .join('\n\n');
    case 'columns':
      return each.columns
        .map(({ title, lines }) => [`${title}:`, ...lines.map(line)].join('\n'))
        .join('\n\n');
    case 'form':
      return [`${each.title}:`, ...each.lines.map(text => `  ${line(text)}`)].join('\n');
  }
}

export function toText({ title, blocks, reason }: Email, { say, shop, terms, privacy }: MailFrame): string {
  const parts = [
    shop.name.toUpperCase(),
    title,
    ...blocks.map(block),
    '--',
    howToAsk(shop, { say }),
    traderLines(shop, { say }, ', ').join('\n'),
    `${say('MAIL_TERMS')}: ${terms}\n${say('MAIL_PRIVACY')}: ${privacy}`,
    reason,
  ];
  return `${parts.join('\n\n')}\n`;
}
