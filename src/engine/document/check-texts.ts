/** Texts: message ids that exist, reuse that does not run in a circle. */
import type { DocumentIndex } from './document-index.ts';
import type { Finding } from './finding.ts';
import { textAt, walk } from './json-tree.ts';
import { atValue, type SourceFile } from './source-file.ts';
import { nearest } from './suggest.ts';

export function checkTexts(source: SourceFile, { messageIds }: DocumentIndex): Finding[] {
  const findings: Finding[] = [];
  walk(source.root, (node, way) => {
    if (node.kind !== 'object') return;
    const id = textAt(node, '$t');
    if (id !== undefined && !messageIds.has(id)) {
      const near = nearest(id, messageIds);
      const fix = near ? `Write "${near}"` : 'Add it to every file of locales/';
      findings.push(
        atValue(source, [...way, '$t'], { code: 'L10N005', message: `No message has the id "${id}"`, fix }),
      );
    }
    const [circle, ...others] = node.members.filter(({ key, value }) => {
      const target = textAt(value, '$same');
      const back = textAt(node.members.find(one => one.key === target)?.value, '$same');
      return target !== undefined && (target === key || back === key);
    });
    if (circle) {
      const mistake = {
        code: 'L10N006',
        message: 'The texts reuse each other in a circle',
        fix: 'Write one of them out',
      };
      findings.push(atValue(source, [...way, (others.at(-1) ?? circle).key], mistake));
    }
  });
  return findings;
}
