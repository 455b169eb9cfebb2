/** Settings of the services around the shop: accounts, pictures, vehicles, mail, payments. */
import { z } from 'zod';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { httpUrl, mailFrom, mailUrl, origin, type Setting, whole, word, yesNo } from './setting-shapes.ts';

export const servicesSettings = {
  authUrl: {
    env: 'AUTH_URL',
    shape: httpUrl.optional(),
    about: 'Base address of another auth service than the one of the shop itself.',
    fix: 'an address as https://api.example/api/shop_prod',
  },
  signUrl: {
    env: 'SIGN_URL',
    shape: httpUrl.optional(),
    secret: true,
    about: 'Sign address of the auth service; the challenge is put at its end.',
    fix: 'an address as https://api.example/auth/sign/KEY?identity=',
  },
  authSecret: {
    env: 'AUTH_SECRET',
    shape: z.string().min(32, 'is shorter than 32 characters').optional(),
    shown: 'made once, kept in the database',
    secret: true,
    about: 'What tokens and sessions are signed with; another one ends every session.',
    fix: 'at least 32 random characters',
  },
  authPasswordSalt: {
    env: 'AUTH_PASSWORD_SALT',
    shape: word.default(defaultPasswordSalt),
    about: 'What clients put behind a password before they digest it; passwords are lost when it changes.',
    fix: 'any text, the same for every client',
  },
  imageUrl: {
    env: 'IMAGE_URL',
    shape: httpUrl.optional(),
    about: 'Image server to fetch /images from instead of the embedded one.',
    fix: 'an address as https://img.example',
  },
  vehicleApiUrl: {
    env: 'VEHICLE_API_URL',
    shape: httpUrl.optional(),
    about:
      'Base address of a vehicle service to ask instead of the embedded one; the calls are put at its end.',
    fix: 'an address as https://vehicles.example/api',
  },
  vehicleApiUser: {
    env: 'VEHICLE_API_USER',
    shape: word.optional(),
    about: 'User of the vehicle service: sent to VEHICLE_API_URL, and asked of other clients at /vehicles.',
    fix: 'a name without a colon',
  },
  vehicleApiPassword: {
    env: 'VEHICLE_API_PASSWORD',
    shape: word.optional(),
    secret: true,
    about: 'Password of the vehicle service.',
    fix: 'the password as the service gave it',
  },
  mailUrl: {
    env: 'MAIL_URL',
    shape: mailUrl.optional(),
    secret: true,
    about: 'SMTP server that sends the mails; without one they wait in the database.',
    fix: 'smtp://user:password@host:587, or smtps:// for TLS from the start',
  },
  mailbox: {
    env: 'MAILBOX',
    shape: yesNo.optional(),
    shown: 'in development, and in the demo shop on this machine without MAIL_URL',
    about:
      'Whether everyone who reaches the shop can read its mails at /mailbox, links that change passwords included.',
    fix: 'true or false',
  },
  mailFrom: {
    env: 'MAIL_FROM',
    shape: mailFrom.optional(),
    shown: 'name of the shop, noreply at its host',
    about: 'Sender of the mails.',
    fix: 'an address, or a name and an address as Shop <post@shop.example>',
  },
  paymentProviderUrl: {
    env: 'PAYMENT_PROVIDER_URL',
    shape: httpUrl.optional(),
    about: 'A payment provider that speaks the protocol of docs/payments.md.',
    fix: 'an address as https://pay.example',
  },
  paymentSecret: {
    env: 'PAYMENT_SECRET',
    shape: z.string().min(16, 'is too short').optional(),
    shown: 'made once, kept in the database',
    secret: true,
    about: 'What shop and payment provider prove themselves with.',
    fix: 'at least 16 characters',
  },
  paymentSandbox: {
    env: 'PAYMENT_SANDBOX',
    shape: yesNo.optional(),
    shown: 'true with the demo products',
    about: 'Whether the bundled test payment provider runs beside the shop; no money moves there.',
    fix: 'true or false',
  },
  paymentSandboxPort: {
    env: 'PAYMENT_SANDBOX_PORT',
    shape: whole(0, 65_535).optional(),
    shown: 'PORT + 1, or a free one',
    about: 'Port of the test payment provider.',
    fix: 'a whole number from 0 to 65535',
  },
  paymentSandboxOrigin: {
    env: 'PAYMENT_SANDBOX_ORIGIN',
    shape: origin.optional(),
    shown: 'its own address',
    about: 'Where shoppers reach the pages of the test payment provider, behind a proxy.',
    fix: 'scheme, name and port without a path, as https://pay.shop.example',
  },
} satisfies Record<string, Setting>;
