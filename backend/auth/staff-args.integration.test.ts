/** `npm run staff`: arguments and output. */
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createAuth } from './create-auth.ts';
import { makeStaffToken, readStaffArgs } from './staff-args.ts';

it.each([
  [['token', '--for', 'ann@example.com'], { customer: 'ann@example.com', by: 'staff', mayPreview: false }],
  [['token', '--preview', '--by', 'a@b.c'], { customer: null, by: 'a@b.c', mayPreview: true }],
  [
    ['token', '--for', 'ann@example.com', '--preview'],
    { customer: 'ann@example.com', by: 'staff', mayPreview: true },
  ],
  [[], null],
  [['token'], null],
  [['token', '--for', 'unknown'], null],
  [['token', '--for'], null],
  [['tokens', '--preview'], null],
  [['token', '--admin'], null],
])('reads %j', (words, request) => {
  expect(readStaffArgs(words)).toEqual(request);
});

it('prints a token and its link, and nothing for an unknown customer', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { staff, service } = await createAuth(db, () => new Date());
  const text = await makeStaffToken(
    staff,
    { customer: null, by: 'a@b.c', mayPreview: true },
    'https://shop.example',
  );
  const [token = '', , link] = text?.split('\n') ?? [];
  expect(link).toBe(`https://shop.example/preview-widgets?loginToken=${token}`);
  expect(await service.bearer(token)).toMatchObject({
    customerId: null,
    spoofedBy: 'a@b.c',
    mayPreview: true,
  });
  const request = { customer: 'ann@example.com', by: 'a@b.c', mayPreview: false };
  expect(await makeStaffToken(staff, request, 'https://shop.example')).toBeNull();
});

it('creates one secret for all instances that start together, and keeps it', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const now = () => new Date();
  const copies = await Promise.all(Array.from({ length: 4 }, () => createAuth(db, now)));
  const made = await copies[0]?.staff.make({ customer: null, by: 'a', mayPreview: true });
  for (const { service } of [...copies, await createAuth(db, now)])
    expect(await service.bearer(made?.token ?? '')).toMatchObject({ mayPreview: true });
  const other = await createAuth(db, now, { secret: 'another secret of thirty-two letters' });
  expect(await other.service.bearer(made?.token ?? '')).toBeNull();
});
