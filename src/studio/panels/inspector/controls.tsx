/** The controls of Studio's forms that need its API. */
import type { SpecialControls } from '#page-form/control-props.ts';
import { LinkControl } from '../pick/link-control.tsx';
import { MessageControl } from '../pick/message-control.tsx';
import { ProductsControl } from '../pick/products-control.tsx';
import { ReferenceControl } from '../pick/reference-control.tsx';
import { PictureControl } from '../library/picture-control.tsx';
import { PictureFileControl } from '../library/picture-file-control.tsx';
import { RichTextControl } from '../rich-text/rich-text-control.tsx';

export const controls: SpecialControls = {
  Link: LinkControl,
  Reference: ReferenceControl,
  Message: MessageControl,
  Picture: PictureControl,
  PictureFile: PictureFileControl,
  Products: ProductsControl,
  RichText: RichTextControl,
};
