/** What is copied within Studio's texts keeps everything that a text may have, also pictures and classes. */

import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model';
import purifier from 'dompurify';
import { allowedAttributes, allowedTags } from '#kernel/html/allowed-html.ts';

const mark = 'data-rich-text';
/** Of the editor's library: how much of the first and the last block was copied. */
const slice = 'data-pm-slice';

class OwnSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const written = super.serializeFragment(fragment, options, target);
    written.firstElementChild?.setAttribute(mark, '');
    return written;
  }
}

/** Writes what is copied, so that it is known when it is pasted. */
export const ownSerializer = (schema: Schema): DOMSerializer =>
  new OwnSerializer(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));

const ownCopy = new RegExp(`<[a-z][^<>]* ${mark}=`, 'i');

export const isOwnCopy = (html: string): boolean => ownCopy.test(html);

/** Anyone may write the mark: what a text may not have is taken away here too. */
export const readOwnCopy = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat()), slice],
    ALLOW_DATA_ATTR: false,
  });
