/** What browsers send of passkeys; the signatures are checked by the staff module. */
import { z } from 'zod';
import { lineShape } from '../http/line-shape.ts';

const encoded = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') };
/** Extensions are not used. */
const none = z.unknown().transform(() => ({}));

export const registrationShape = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.string().max(40))
      .max(10)
      .optional()
      .transform(names => names ?? []),
  }),
  clientExtensionResults: none,
});

export const authenticationShape = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
  clientExtensionResults: none,
});

/** Secret of a link. */
export const tokenShape = z.string().max(200);
export const nameShape = lineShape(80);
