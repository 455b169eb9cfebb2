/** Settings of services whose scripts run in the shopper's browser, after consent only. */
import { z } from 'zod';
import { httpsUrl, list, origin, type Setting, yesNo } from './setting-shapes.ts';

const namesFile = (text: string): boolean => URL.canParse(text) && new URL(text).pathname !== '/';

export const thirdPartySettings = {
  flowboxActive: {
    env: 'FLOWBOX_ACTIVE',
    shape: yesNo.default(false),
    about: 'Whether feeds of Flowbox are shown; each feed has a key of its own in its page.',
    fix: 'true or false',
  },
  nostoAccountId: {
    env: 'NOSTO_ACCOUNT_ID',
    shape: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{2,80}$/i, 'is no account id')
      .optional(),
    about: 'Account at the recommendation service Nosto; without one there are no recommendations of it.',
    fix: 'letters, digits and dashes, as shop-12345678',
  },
  nostoActive: {
    env: 'NOSTO_ACTIVE',
    shape: yesNo.default(true),
    about: 'Switches the recommendations off while the account stays configured.',
    fix: 'true or false',
  },
  serviceReviewScript: {
    env: 'SERVICE_REVIEW_SCRIPT',
    shape: httpsUrl.refine(namesFile, 'is no address of a script').optional(),
    about: 'Script of the service that collects reviews of the shop; `{API_KEY}` stands for the key.',
    fix: 'an address, as https://static.reviews.example/widget.js?key={API_KEY}',
  },
  serviceReviewKey: {
    env: 'SERVICE_REVIEW_KEY',
    shape: z
      .string()
      .regex(/^[\w-]{4,100}$/, 'is no key')
      .optional(),
    about: 'The key of this shop at that service; it is public, browsers send it.',
    fix: 'letters, digits, dashes and underscores',
  },
  scriptOrigins: {
    env: 'SCRIPT_ORIGINS',
    shape: list.pipe(z.array(origin.refine(text => text.startsWith('https:'), 'is not https'))).default([]),
    about: 'Where widgets of the kind html may load scripts from, separated by commas.',
    fix: 'addresses without a path, as https://forms.example',
  },
} satisfies Record<string, Setting>;
