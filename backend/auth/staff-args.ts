/** Arguments and output of `npm run staff -- token`: a token, and the link that signs in with it. */
import { parseArgs } from 'node:util';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import type { StaffTokens } from './staff-tokens.ts';

export interface StaffArgs {
  customer: string | null;
  by: string;
  mayPreview: boolean;
}

/** Null for invalid arguments. */
export function readStaffArgs(args: readonly string[]): StaffArgs | null {
  const parsed = parse(args);
  if (parsed?.positionals.join(' ') !== 'token') return null;
  const { for: customer = null, by = 'staff', preview: mayPreview } = parsed.values;
  if (customer === null ? !mayPreview : readMailAddress(customer) === null) return null;
  return { customer, by, mayPreview };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        for: { type: 'string' },
        by: { type: 'string' },
        preview: { type: 'boolean', default: false },
      },
    });
  } catch {
    // An unknown option.
    return null;
  }
}

/** The printed text; null when no customer has the address. */
export async function makeStaffToken(
  staff: StaffTokens,
  request: StaffArgs,
  origin: string,
): Promise<string | null> {
  const made = await staff.make(request);
  if (!made) return null;
  const page = request.customer === null ? '/preview-widgets' : '/account';
  return `${made.token}\n\n${origin}${page}?loginToken=${made.token}\n\nGood for ${made.maxAge / 60} minutes; the link for one use.`;
}
