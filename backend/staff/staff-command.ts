/** Arguments and output of `npm run staff`. */
import { parseArgs } from 'node:util';
import { readStaffArgs, type StaffArgs } from '#backend/auth/staff-args.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { mayBeLimited, type Role, roles } from '#studio-api/staff.ts';
import type { ManageStaff } from './manage-staff.ts';
import { StaffError } from './staff-error.ts';

export const staffUsage = `npm run staff -- invite ann@shop.example --role ROLE [--markets LIST] [--name "Ann Berg"]   prints and mails an invitation to Studio
npm run staff -- link ann@shop.example                                     prints a link that signs in to Studio once
npm run staff -- role ann@shop.example --role ROLE [--markets LIST]         gives an account another role, or other markets
npm run staff -- list                                                      lists the accounts of Studio
npm run staff -- disable ann@shop.example                                  ends the sessions of an account and closes it
npm run staff -- token --for customer@example.com [--by you@shop.example]   acts as this customer in the shop
npm run staff -- token --preview [--by you@shop.example]                    sees drafts in the shop

Roles: ${roles.join(', ')}. LIST limits an editor or a publisher to markets, as in "se,dk"; "all" ends the limit. An invitation is good for 24 hours, a link for 12, a token for one; an invitation to an address
that has an account begins it afresh: it opens again with the new role, and its passkeys and sessions end. The database is
that of DATABASE_URL, else the embedded one in DATA_DIR; where the shop has an AUTH_SECRET the tokens need the same.
STUDIO_ORIGIN and PUBLIC_ORIGIN are where the links lead.`;

/** Aliases; null: all. */
type Markets = readonly string[] | null;

export type StaffCommand =
  | { kind: 'invite'; mail: string; role: Role; name: string; markets?: Markets }
  | { kind: 'link' | 'disable'; mail: string }
  | { kind: 'role'; mail: string; role: Role; markets?: Markets }
  | { kind: 'list' }
  | ({ kind: 'token' } & StaffArgs);

/** Null for invalid arguments. */
export function readStaffCommand(args: readonly string[]): StaffCommand | null {
  const [kind, ...rest] = args;
  if (kind === 'token') {
    const token = readStaffArgs(args);
    return token && { kind, ...token };
  }
  const parsed = parse(rest);
  if (!parsed) return null;
  const { positionals, values } = parsed;
  if (kind === 'list') return positionals.length === 0 ? { kind } : null;
  const [address = '', ...others] = positionals;
  const mail = readMailAddress(address);
  if (mail === null || others.length > 0) return null;
  if (kind === 'link' || kind === 'disable')
    return values.role === undefined && values.markets === undefined ? { kind, mail } : null;
  const role = roles.find(each => each === values.role);
  const limit = role && readMarkets(values.markets, role);
  if (!role || !limit) return null;
  if (kind === 'role') return { kind, mail, role, ...limit };
  return kind === 'invite' ? { kind, mail, role, name: values.name.trim().slice(0, 80), ...limit } : null;
}

/** Null for an empty list, and for a role that is not limited to markets. */
function readMarkets(list: string | undefined, role: Role): { markets?: Markets } | null {
  if (list === undefined) return {};
  if (list === 'all') return { markets: null };
  const markets = list.split(',').map(alias => alias.trim());
  return mayBeLimited(role) && markets.every(alias => alias !== '') ? { markets } : null;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        markets: { type: 'string' },
        name: { type: 'string', default: '' },
      },
    });
  } catch {
    // An unknown option.
    return null;
  }
}

/** Where Studio is by the settings of the environment. */
export function studioOriginOf(env: Readonly<Record<string, string | undefined>>): string {
  const { STUDIO_ORIGIN: origin, STUDIO_PORT: port, PORT: shopPort } = env;
  return origin ? origin.replace(/\/+$/, '') : `http://localhost:${port || Number(shopPort || 3000) + 2}`;
}

const unknown = { text: 'No account of Studio has this mail address.', isDone: false };

/** The text to print, and whether the command did what it was asked for. */
export async function runStaffCommand(
  accounts: Pick<ManageStaff, 'invite' | 'link' | 'list' | 'byMail' | 'change' | 'markets'>,
  command: Exclude<StaffCommand, { kind: 'token' }>,
): Promise<{ text: string; isDone: boolean }> {
  const unknownMarkets = await unknownIn(command, accounts);
  if (unknownMarkets) return { text: unknownMarkets, isDone: false };
  if (command.kind === 'invite') {
    const link = await accounts.invite(command);
    return {
      text: `${link}\n\nGood for 24 hours and one use. It also goes to ${command.mail} where the shop sends mails.`,
      isDone: true,
    };
  }
  if (command.kind === 'list') {
    const lines = (await accounts.list()).map(({ mail, role, name, markets, disabledAt }) =>
      [
        role.padEnd(9),
        mail,
        name,
        ...(markets ? [`only ${markets.join(', ')}`] : []),
        disabledAt ? `disabled ${disabledAt.slice(0, 10)}` : '',
      ]
        .join('  ')
        .trimEnd(),
    );
    return { text: lines.join('\n') || 'There are no accounts yet.', isDone: true };
  }
  if (command.kind === 'link') {
    const link = await accounts.link(command.mail);
    return link === null ? unknown : { text: `${link}\n\nGood for 12 hours and one use.`, isDone: true };
  }
  const staff = await accounts.byMail(command.mail);
  if (!staff) return unknown;
  try {
    if (command.kind === 'role') {
      const { role, markets } = command;
      const after = await accounts.change(staff.id, { role, markets }, null);
      const limit = after.markets ? `, in ${after.markets.join(', ')} only,` : '';
      return { text: `${staff.mail} has the role ${role}${limit} from the next request on.`, isDone: true };
    }
    await accounts.change(staff.id, { isDisabled: true }, null);
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    return { text: error.message, isDone: false };
  }
  return { text: `${staff.mail} is disabled; every session has ended.`, isDone: true };
}

/** What is wrong with the markets of a command; null: nothing. A person who is limited to none could change nothing. */
async function unknownIn(
  command: Exclude<StaffCommand, { kind: 'token' }>,
  accounts: Pick<ManageStaff, 'markets'>,
): Promise<string | null> {
  if (!('markets' in command) || !command.markets) return null;
  const known = await accounts.markets();
  const wrong = command.markets.filter(alias => !known.includes(alias));
  return wrong.length === 0
    ? null
    : `The shop has no market "${wrong.join('", "')}"; it has ${known.join(', ')}.`;
}
