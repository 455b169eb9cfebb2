/** `npm run staff`: arguments and output. */
import { expect, it } from 'vitest';
import { readStaffCommand, runStaffCommand, studioOriginOf } from './staff-command.ts';
import { StaffError } from './staff-error.ts';

it.each([
  [
    ['invite', 'Ann@Shop.example', '--role', 'editor', '--name', 'Ann Berg'],
    { kind: 'invite', mail: 'ann@shop.example', role: 'editor', name: 'Ann Berg' },
  ],
  [['invite', 'ann@shop.example', '--role', 'owner'], null],
  [['invite', 'ann@shop.example'], null],
  [['invite', '--role', 'admin'], null],
  [['link', 'ann@shop.example'], { kind: 'link', mail: 'ann@shop.example' }],
  [['link', 'ann@shop.example', '--role', 'admin'], null],
  [['link', 'ann', 'berg'], null],
  [['list'], { kind: 'list' }],
  [['list', 'all'], null],
  [
    ['role', 'ann@shop.example', '--role', 'viewer'],
    { kind: 'role', mail: 'ann@shop.example', role: 'viewer' },
  ],
  [['role', 'ann@shop.example'], null],
  [
    ['role', 'ann@shop.example', '--role', 'editor', '--markets', 'se, dk'],
    { kind: 'role', mail: 'ann@shop.example', role: 'editor', markets: ['se', 'dk'] },
  ],
  [
    ['invite', 'ann@shop.example', '--role', 'publisher', '--markets', 'all'],
    { kind: 'invite', mail: 'ann@shop.example', role: 'publisher', name: '', markets: null },
  ],
  [['role', 'ann@shop.example', '--role', 'admin', '--markets', 'se'], null],
  [['role', 'ann@shop.example', '--role', 'editor', '--markets', 'se,'], null],
  [['link', 'ann@shop.example', '--markets', 'se'], null],
  [['disable', 'ann@shop.example'], { kind: 'disable', mail: 'ann@shop.example' }],
  [['disable', 'ann@shop.example', '--force'], null],
  [['token', '--preview'], { kind: 'token', customer: null, by: 'staff', mayPreview: true }],
  [['token'], null],
  [[], null],
])('reads %j', (args, command) => {
  expect(readStaffCommand(args)).toEqual(command);
});

it.each([
  [{}, 'http://localhost:3002'],
  [{ PORT: '4600' }, 'http://localhost:4602'],
  [{ PORT: '4600', STUDIO_PORT: '9000' }, 'http://localhost:9000'],
  [{ STUDIO_ORIGIN: 'https://studio.shop.example/' }, 'https://studio.shop.example'],
])('finds Studio by %j', (env, origin) => {
  expect(studioOriginOf(env)).toBe(origin);
});

const ann = {
  id: '1',
  mail: 'ann@shop.example',
  name: 'Ann',
  role: 'admin',
  locale: 'fi',
  markets: null,
  disabledAt: null,
  lastSeenAt: null,
} as const;

const accounts = {
  invite: async () => 'https://studio.example/invite#secret',
  link: async (mail: string) => (mail === ann.mail ? 'https://studio.example/sign-in#secret' : null),
  list: async () => [ann, { ...ann, mail: 'bo@shop.example', disabledAt: '2026-01-02T03:04:05.000Z' }],
  byMail: async (mail: string) => (mail === ann.mail ? ann : null),
  change: async (_id: string, { markets = null }: { markets?: readonly string[] | null | undefined }) => ({
    ...ann,
    markets,
  }),
  markets: async () => ['dk', 'fi', 'se'],
};

it('prints links, accounts and what it did', async () => {
  const { mail } = ann;
  const invited = await runStaffCommand(accounts, { kind: 'invite', mail, role: 'admin', name: '' });
  expect(invited.text).toMatch(/^https:\/\/studio\.example\/invite#secret\n/);
  expect((await runStaffCommand(accounts, { kind: 'link', mail })).text).toContain('sign-in#secret');
  const { text } = await runStaffCommand(accounts, { kind: 'list' });
  expect(text.split('\n')).toEqual([
    'admin      ann@shop.example  Ann',
    'admin      bo@shop.example  Ann  disabled 2026-01-02',
  ]);
  expect(await runStaffCommand(accounts, { kind: 'disable', mail })).toMatchObject({ isDone: true });
  expect((await runStaffCommand(accounts, { kind: 'role', mail, role: 'viewer' })).text).toContain('viewer');
});

it('limits to markets that the shop has, and says so', async () => {
  const { mail } = ann;
  const limit = (markets: readonly string[]) =>
    runStaffCommand(accounts, { kind: 'role', mail, role: 'editor', markets });
  expect(await limit(['se', 'dk'])).toEqual({
    text: 'ann@shop.example has the role editor, in se, dk only, from the next request on.',
    isDone: true,
  });
  expect(await limit(['se', 'no'])).toEqual({
    text: 'The shop has no market "no"; it has dk, fi, se.',
    isDone: false,
  });
  const list = async () => [{ ...ann, role: 'editor' as const, markets: ['se'] }];
  expect((await runStaffCommand({ ...accounts, list }, { kind: 'list' })).text).toBe(
    'editor     ann@shop.example  Ann  only se',
  );
});

it('says why it did nothing', async () => {
  const mail = 'unknown@shop.example';
  for (const kind of ['link', 'disable'] as const)
    expect(await runStaffCommand(accounts, { kind, mail })).toMatchObject({ isDone: false });
  const refusing = {
    ...accounts,
    change: () =>
      Promise.reject(new StaffError('LAST_ADMIN', 'At least one account must be able to manage staff.')),
  };
  expect(await runStaffCommand(refusing, { kind: 'disable', mail: ann.mail })).toEqual({
    text: 'At least one account must be able to manage staff.',
    isDone: false,
  });
});
