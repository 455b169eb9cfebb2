/** Manuals, videos and size guides of one row: `manual https://… Title`. */
import type { FieldReaders } from './field-readers.ts';

export interface GuidePlan {
  kind: 'manual' | 'video' | 'size';
  url: string;
  title: string;
}

const shape = /^(manual|video|size)\s+(\/(?!\/)\S*|https:\/\/\S+)\s+(\S.*)$/;

/** Undefined leaves what the shop has; an empty list clears it. */
export function readGuides({ list, wrong }: FieldReaders, column: string): GuidePlan[] | undefined {
  return list(column)?.flatMap(text => {
    const [, kind, url, title] = shape.exec(text) ?? [];
    if ((kind === 'manual' || kind === 'video' || kind === 'size') && url && title)
      return [{ kind, url, title }];
    wrong(column, `not a guide: "${text}"`, 'write manual, video or size, an address and a title');
    return [];
  });
}
