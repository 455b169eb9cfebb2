/** A preview that one token opens: `good` in a link, once; `kept` in the cookie afterwards. */

import { plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { createPreviewAccess, type PreviewAccess } from '#server/preview/preview-access.ts';
import { createPreviewCookie } from '#server/preview/preview-cookie.ts';

const route = (name: string, paths: string) => ({
  kind: 'page' as const,
  id: name,
  pageType: 'Preview Page',
  layout: 'bare',
  route: { name, paths, access: 'preview' as const },
  regions: {},
});

export function fakePreview(isGalleryOpen = false): PreviewAccess {
  const links = new Set(['good']);
  const may = new Set(['good', 'kept']);
  return createPreviewAccess({
    tokens: {
      service: {
        bearer: token =>
          Promise.resolve(
            ['good', 'kept', 'customer'].includes(token)
              ? {
                  customerId: token === 'customer' ? 7 : null,
                  customerType: 'PERSON',
                  lacksNumber: false,
                  spoofedBy: null,
                  mayPreview: may.has(token),
                }
              : null,
          ),
      },
      staff: {
        exchange: token => {
          const taken = links.delete(token);
          may.delete(token);
          return Promise.resolve(taken ? { token: 'kept', maxAge: 3_600 } : null);
        },
      },
    },
    cookie: createPreviewCookie(
      'https://shop.example',
      () => [route('preview-widgets', '/preview-widgets'), route('content-preview', '/content/preview')],
      () => createAddresses(plainPlan('https://shop.example')),
    ),
    isGalleryOpen,
  });
}
