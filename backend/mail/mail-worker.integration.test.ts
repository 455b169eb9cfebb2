/** The outbox with a real SMTP server: each mail is sent once, whichever instance sends and whatever fails. */
import { expect, it, vi } from 'vitest';
import { signalWays } from '#tests/support/change-signals.ts';
import { openMailWorld } from '#tests/support/worlds/mail-world.ts';
import { smtpWorld } from '#tests/support/worlds/smtp-world.ts';
import { enqueueMail } from '../database/outbox.ts';
import { claimDueMails } from './outbox.repository.ts';

const anna = { email: 'anna@example.com', languageId: 'fi-FI' };

it('sends the mail of an order as HTML and text with its headers', async () => {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  await world.order();
  await world.worker(smtp.url);
  await smtp.received(1);
  const [mail] = smtp.mails;
  expect(mail?.from).toBe('post@shop.example');
  expect(mail?.to).toEqual(['anna@example.com']);
  expect(mail?.html).toContain('Kiitos tilauksestasi!');
  expect(mail?.text).toContain('125,99\u00a0€');
  expect(mail?.headers.get('from')).toBe('ATV Huset <post@shop.example>');
  expect(mail?.headers.get('message-id')).toMatch(/^<order-confirmation\.1\.\w+@shop\.example>$/);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  await vi.waitFor(async () => expect((await world.rows())[0]?.sent_at).toBeInstanceOf(Date));
});

it.each(signalWays)('notices $name that a mail is enqueued', async way => {
  const [world, smtp] = await Promise.all([openMailWorld(way), smtpWorld()]);
  const worker = await world.worker(smtp.url);
  await worker.run();
  await world.enqueue('newsletter-welcome', { ...anna, unsubscribeKey: 'abc' });
  await smtp.received(1);
  const { headers } = smtp.mails[0] ?? { headers: new Map<string, string>() };
  expect(headers.get('list-unsubscribe')).toBe('<https://shop.example/newsletter/unsubscribe?key=abc>');
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

it('sends nothing of a transaction that was rolled back', async () => {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  await world.db
    .transaction()
    .execute(async on => {
      await enqueueMail(on, 'welcome', anna);
      throw new Error('undone');
    })
    .catch(() => undefined);
  const worker = await world.worker(smtp.url);
  await worker.run();
  expect(smtp.mails).toEqual([]);
});

it('sends each of many mails once with several instances', async () => {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  const names = Array.from({ length: 40 }, (_, index) => `a${index}@example.com`);
  for (const email of names) await world.enqueue('welcome', { ...anna, email });
  const workers = await Promise.all([world.worker(smtp.url), world.worker(smtp.url), world.worker(smtp.url)]);
  await Promise.all(workers.map(worker => worker.run()));
  await smtp.received(40);
  await Promise.all(workers.map(worker => worker.run()));
  expect(smtp.mails.map(({ to }) => to[0]).sort()).toEqual(names.toSorted());
});

it('claims each row for one worker, and lets no worker wait for another', async () => {
  const world = await openMailWorld();
  for (let index = 0; index < 50; index += 1) await world.enqueue('welcome', anna);
  const claimed = await world.db.transaction().execute(async on => {
    const first = await claimDueMails(on, 20, 180);
    // The first has not committed yet: its rows are skipped.
    return [first, await claimDueMails(world.db, 20, 180), await claimDueMails(world.db, 20, 180)];
  });
  expect(claimed.map(rows => rows.length)).toEqual([20, 20, 10]);
  expect(new Set(claimed.flat().map(({ id }) => id)).size).toBe(50);
});

/** @proves FAULT-61 */
it('sends once when the server becomes available again', async () => {
  const world = await openMailWorld();
  const first = await smtpWorld();
  await first.close();
  const { orderId } = await world.order();
  expect(orderId).toBe('100001');
  const worker = await world.worker(first.url);
  for (let minute = 0; minute < 4; minute += 1) {
    await worker.run();
    await world.makeDue();
  }
  const [row] = await world.rows();
  expect(row).toMatchObject({ sent_at: null, parked_at: null });
  expect(row?.attempts).toBeGreaterThanOrEqual(4);
  const back = await smtpWorld(first.port);
  await world.makeDue();
  await worker.run();
  await back.received(1);
  await world.makeDue();
  await worker.run();
  expect(back.mails).toHaveLength(1);
});

it('waits longer with each attempt', async () => {
  const world = await openMailWorld();
  await world.enqueue('welcome', anna);
  const refuse = () =>
    Promise.reject(Object.assign(new Error('busy'), { code: 'EMESSAGE', responseCode: 451 }));
  const worker = await world.worker({ send: refuse, close: () => undefined });
  for (let round = 0; round < 4; round += 1) {
    await worker.run();
    const { rows } = await world.pool.query<{ attempts: number; seconds: number }>(
      'select attempts, extract(epoch from next_attempt_at - now())::float8 as seconds from outbox',
    );
    const [{ attempts, seconds } = { attempts: 0, seconds: 0 }] = rows;
    expect(attempts).toBeGreaterThan(round);
    expect(seconds / (30 * 2 ** (attempts - 1))).toBeCloseTo(1, 0);
    await world.makeDue();
  }
});

it('retries temporary rejections, and abandons permanent ones', async () => {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  smtp.refusals.push({ at: 'address', code: 450 }, { at: 'mail', code: 451 });
  await world.enqueue('welcome', anna);
  const worker = await world.worker(smtp.url);
  await worker.run();
  expect((await world.rows())[0]).toMatchObject({
    sent_at: null,
    parked_at: null,
    last_error: 'EENVELOPE 450',
  });
  await world.makeDue();
  await worker.run();
  await world.makeDue();
  await worker.run();
  await smtp.received(1);

  smtp.refusals.push({ at: 'address', code: 550 });
  await world.enqueue('welcome', { ...anna, email: 'gone@example.com' });
  await worker.run();
  await vi.waitFor(async () => expect((await world.rows())[1]?.parked_at).toBeInstanceOf(Date));
  await world.makeDue();
  await worker.run();
  expect(smtp.mails).toHaveLength(1);
  expect((await world.rows())[1]).toMatchObject({ sent_at: null, last_error: 'EENVELOPE 550' });
});

it('parks a mail that cannot be rendered, and continues with the others', async () => {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  await world.db.insertInto('outbox').values({ kind: 'welcome', payload: '{}', sent_at: null }).execute();
  await world.enqueue('welcome', anna);
  const worker = await world.worker(smtp.url);
  await worker.run();
  await smtp.received(1);
  expect((await world.rows())[0]).toMatchObject({ last_error: 'its email, languageId cannot be read' });
});

it('leaves a kind that it does not know to an instance of a later version', async () => {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  await world.db.insertInto('outbox').values({ kind: 'party', payload: '{}', sent_at: null }).execute();
  await world.enqueue('welcome', anna);
  const worker = await world.worker(smtp.url);
  await worker.run();
  await smtp.received(1);
  expect((await world.rows())[0]).toMatchObject({ attempts: 0, parked_at: null, last_error: null });
});

it('sends what an instance of an earlier version gave up', async () => {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  const worker = await world.worker(smtp.url);
  await worker.run();
  const parked = { payload: JSON.stringify(anna), sent_at: null, parked_at: new Date(), attempts: 1 };
  const unknown = { ...parked, last_error: 'there is no such kind of mail' };
  await world.db
    .insertInto('outbox')
    .values([
      { ...unknown, kind: 'welcome' },
      { ...unknown, kind: 'party' },
      { ...parked, kind: 'welcome', last_error: 'EENVELOPE 550' },
    ])
    .execute();
  await worker.run();
  await smtp.received(1);
  await vi.waitFor(async () => expect((await world.rows())[0]?.sent_at).toBeInstanceOf(Date));
  expect((await world.rows()).map(({ parked_at }) => parked_at !== null)).toEqual([false, true, true]);
});

it('logs neither addresses nor keys, and keeps no key after sending', async () => {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  smtp.refusals.push({ at: 'address', code: 550 });
  await world.enqueue('password-reset', { ...anna, resetKey: 'canary-one' });
  const worker = await world.worker(smtp.url);
  await worker.run();
  await world.enqueue('password-reset', { ...anna, resetKey: 'canary-two' });
  await smtp.received(1);
  await vi.waitFor(async () => expect((await world.rows())[1]?.sent_at).toBeInstanceOf(Date));
  expect(JSON.stringify(await world.rows())).not.toContain('canary');
  expect(world.logged.join('\n')).not.toMatch(/canary|anna@example/);
  expect(world.logged.join('\n')).toContain('a mail was given up');
});

/** @proves FAULT-61 */
it('retries a mail whose sender crashed, under the same id', async () => {
  const [world, smtp] = await Promise.all([openMailWorld(), smtpWorld()]);
  await world.enqueue('welcome', anna);
  expect(await claimDueMails(world.db, 5, 180)).toHaveLength(1);
  const worker = await world.worker(smtp.url);
  await worker.run();
  expect(smtp.mails).toEqual([]);
  await world.makeDue();
  await worker.run();
  await smtp.received(1);
  // Sent but not recorded, as if killed between the two.
  await world.db.updateTable('outbox').set({ sent_at: null }).execute();
  await world.makeDue();
  await worker.run();
  await smtp.received(2);
  const [one, two] = smtp.mails.map(({ headers }) => headers.get('message-id'));
  expect(one).toBe(two);
});

it('releases mails that it has not begun when it stops', async () => {
  const world = await openMailWorld();
  for (let index = 0; index < 12; index += 1) await world.enqueue('welcome', anna);
  let letGo = () => undefined as void;
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  let begun = 0;
  const send = () => {
    begun += 1;
    return held;
  };
  const worker = await world.worker({ send, close: () => undefined });
  await vi.waitFor(() => expect(begun).toBe(4));
  const stopped = worker.stop();
  letGo();
  await stopped;
  const rows = await world.rows();
  expect(rows.filter(({ sent_at }) => sent_at !== null)).toHaveLength(4);
  expect(rows.filter(({ attempts }) => attempts === 0)).toHaveLength(8);
});
