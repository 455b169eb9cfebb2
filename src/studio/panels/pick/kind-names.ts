/** What people call the things that can be picked. */
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { PickKind } from '#studio-api/pick.ts';

export const kindNames: Readonly<Record<PickKind, StudioMessageId>> = {
  page: 'PICK_KIND_PAGE',
  category: 'PICK_KIND_CATEGORY',
  product: 'PICK_KIND_PRODUCT',
  brand: 'PICK_KIND_BRAND',
  campaign: 'PICK_KIND_CAMPAIGN',
  content: 'PICK_KIND_CONTENT',
  list: 'PICK_KIND_LIST',
  message: 'PICK_KIND_MESSAGE',
  vehicle: 'PICK_KIND_VEHICLE',
};
