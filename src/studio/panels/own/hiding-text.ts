/** What hiding a part is called: from everyone, or for those alone for whom the page is edited. */
import type { IntlShape } from 'react-intl';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { audienceName } from '../../parts/texts/audience-name.ts';
import { isHiddenHere } from './own-part-note.tsx';

export interface HidingText {
  /** "Hide from everyone", "Hide for Sweden only". */
  hide: string;
  /** The same of a part, by its name. */
  hidePart(name: string): string;
  /** Of a hidden part: one that is hidden on the page itself stays so for everyone. */
  hidden(id: NodeAddress): string;
}

/** Reads observables: for observers. */
export function hidingText(
  { draft, session }: Pick<Editor, 'draft' | 'session'>,
  intl: IntlShape,
): HidingText {
  const { override } = draft.about;
  const forAll = intl.formatMessage({ id: 'OUTLINE_HIDDEN_FROM_ALL' });
  if (!override)
    return {
      hide: intl.formatMessage({ id: 'OUTLINE_HIDE' }),
      hidePart: name => intl.formatMessage({ id: 'OUTLINE_HIDE_PART' }, { name }),
      hidden: () => forAll,
    };
  const place = audienceName(override, session.markets, intl);
  return {
    hide: intl.formatMessage({ id: 'OUTLINE_HIDE_HERE' }, { place }),
    hidePart: name => intl.formatMessage({ id: 'OUTLINE_HIDE_PART_HERE' }, { place, name }),
    hidden: id =>
      isHiddenHere(draft.own, id) ? intl.formatMessage({ id: 'OUTLINE_HIDDEN_HERE' }, { place }) : forAll,
  };
}
