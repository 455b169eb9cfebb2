/** Lists whose bullets were typed, or copied as characters. */

/** Characters that stand before entries and nowhere else, also those of Word's symbol typefaces. */
export const bullet = /^[•▪◦‣●○■·\uf0b7\uf0a7][ \t\u00a0]+/;

/** The lines of a paragraph, each by its nodes. */
function linesOf(paragraph: Element): ChildNode[][] {
  const lines: ChildNode[][] = [[]];
  for (const node of paragraph.childNodes)
    if (node.nodeName === 'BR') lines.push([]);
    else lines.at(-1)?.push(node);
  return lines;
}

const textOf = (nodes: readonly ChildNode[]): string => nodes.map(node => node.textContent ?? '').join('');

function withoutBullet(entry: Element): void {
  let length = bullet.exec(entry.textContent ?? '')?.[0].length ?? 0;
  const walker = entry.ownerDocument.createTreeWalker(entry, 4);
  while (length > 0 && walker.nextNode()) {
    const text = walker.currentNode as Text;
    const taken = Math.min(length, text.data.length);
    text.data = text.data.slice(taken);
    length -= taken;
  }
}

/** @param place its paragraphs whose every line has a bullet become entries */
export function readBullets(place: Element): void {
  let list: Element | null = null;
  for (const child of [...place.children]) {
    const lines = child.localName === 'p' ? linesOf(child) : [];
    if (lines.length === 0 || !lines.every(line => bullet.test(textOf(line)))) {
      list = null;
      continue;
    }
    if (list === null) {
      list = place.ownerDocument.createElement('ul');
      child.before(list);
    }
    for (const line of lines) {
      const entry = list.appendChild(place.ownerDocument.createElement('li'));
      entry.append(...line);
      withoutBullet(entry);
    }
    child.remove();
  }
}
