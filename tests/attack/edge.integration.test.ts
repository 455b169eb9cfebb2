/**
 * The shop behind a real Varnish with the shipped VCL, which knows no sessions: what it stores for whom, what a change makes it
 * forget, and that nothing of one visitor reaches another.
 */
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { catchMails } from '../support/mail-catcher.ts';
import { hasVarnish, startVarnish } from '../support/varnish.ts';
import { type Answer, cookieOf, httpsVisitor } from './https-visitor.ts';
import { shopForAttacks } from './shop-for-attacks.ts';

const key = 'a key of sixteen characters'.replaceAll(' ', '-');

async function openEdge() {
  const port = await freePort();
  const mails = await catchMails();
  const edgeEnv = { EDGE: 'varnish', EDGE_URLS: `http://127.0.0.1:${port}`, EDGE_KEY: key };
  const more = {
    MAIL_URL: mails.url,
    FOREIGN_DOCUMENTS: 'true',
    PAGES_WORK_PER_MINUTE: '600000',
    OPERATIONS_TOKEN: 'o'.repeat(40),
  };
  const shop = await shopForAttacks(
    { PUBLIC_ORIGIN: 'https://shop.example', TRUST_PROXY: 'true', ...edgeEnv, ...more },
    true,
  );
  const varnish = await startVarnish({ port, shopPort: shop.port, key });
  afterAll(async () => {
    await varnish.stop();
    await mails.close();
  });
  const { ask, register } = httpsVisitor(varnish.origin);
  const direct = httpsVisitor(`http://127.0.0.1:${shop.port}`);
  const edgeState = async () => {
    const { json } = await direct.ask('/readyz', { authorization: `Bearer ${'o'.repeat(40)}` });
    return json['edge'];
  };
  // Varnish started after the shop: its first purge is repeated until it is taken.
  await vi.waitFor(
    async () => expect(await edgeState()).toMatchObject({ pending: 0, failures: 0, repeats: 0 }),
    {
      timeout: 20_000,
      interval: 100,
    },
  );
  return { shop, varnish, ask, register, direct: direct.ask, edgeState };
}

type World = Awaited<ReturnType<typeof openEdge>>;

const isHit = ({ headers }: Answer): boolean => headers.get('x-cache') === 'hit';

/** Addresses of public pages that the front page and what it links to link. */
async function addresses(ask: World['ask'], most: number): Promise<string[]> {
  const found = new Set(['/']);
  for (const path of found) {
    if (found.size >= most) break;
    for (const [, href = ''] of (await ask(path)).text.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g))
      found.add(href);
  }
  const pages: string[] = [];
  for (const path of [...found].slice(0, most * 2)) {
    const { status, headers } = await ask(path);
    if (status === 200 && headers.get('cache-control')?.startsWith('public')) pages.push(path);
  }
  return pages.slice(0, most);
}

const consent = 'ralph-cookie-consent=%7B%22statistics%22%3Atrue%7D; _ga=GA1.1.1; _fbp=fb.1.2';

describe.skipIf(!hasVarnish)(
  'behind Varnish (skipped where Debian’s package varnish is not installed)',
  async () => {
    if (!hasVarnish) return;
    const world = await openEdge();
    const { ask, register, shop, direct, edgeState } = world;
    const pages = await addresses(ask, 60);
    const canaries = ['anna.canary@shop.example', 'bertil.canary@shop.example'] as const;
    const customers = await Promise.all(canaries.map(async name => cookieOf(await register(name))));
    const carts = [
      'ralph-cart=11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
      'ralph-cart=22222222-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
    ];
    const visitors = [
      '',
      consent,
      `${carts[0]}; ${consent}`,
      `${carts[1]}; ${consent}; ralph-latest-products=%5B1%5D`,
      ...customers.map((own, at) => `${own}; ${carts[at]}; ${consent}`),
    ];

    it('gives at least 95 of 100 pages from the edge, to visitors with cart and consent, signed in or not', async () => {
      // Once for each segment: a customer's type is stored apart from that of a visitor who has chosen nothing.
      for (const cookie of ['', customers[0] ?? '']) for (const path of pages) await ask(path, { cookie });
      let hits = 0;
      for (const cookie of visitors)
        for (const path of pages) if (isHit(await ask(path, { cookie }))) hits += 1;
      const share = hits / (visitors.length * pages.length);
      process.stdout.write(
        `edge: ${(share * 100).toFixed(1)} % hits of ${visitors.length * pages.length} visits\n`,
      );
      expect(pages.length).toBeGreaterThan(40);
      expect(share).toBeGreaterThanOrEqual(0.95);
    });

    it('stores the data of navigations as it stores their pages', async () => {
      const path = `/page-data?to=${encodeURIComponent(pages[1] ?? '')}`;
      const first = await ask(path, { cookie: visitors[2] ?? '' });
      const second = await ask(path, { cookie: visitors[3] ?? '' });
      expect([isHit(second), second.text === first.text, first.text.length > 100]).toEqual([
        true,
        true,
        true,
      ]);
    });

    it('keeps each segment apart, by choices that exist alone', async () => {
      const prices = async (cookie: string) => (await ask('/c/vinssit', { cookie })).text;
      const person = await prices('');
      const company = await prices('ralph-user-type=ORGANIZATION');
      expect(company).not.toBe(person);
      const last = await ask('/c/vinssit', { cookie: 'ralph-user-type=ORGANIZATION; ralph-cart=x' });
      expect([isHit(last), last.text]).toEqual([true, company]);
      const wrong = {
        cookie: 'ralph-user-type=<script>; ralph-selected-market=%00',
        'x-shop-segment': 'se.X.false',
      };
      expect((await ask('/c/vinssit', wrong)).text).toBe(person);
    });

    it('passes on who has chosen a vehicle without scripts, and stores nothing of it', async () => {
      const path = '/tuotteet';
      const shared = (await ask(path)).text;
      const own = await ask(path, { cookie: `ralph-vehicle=${btoa('Honda:2021:TRX520 Foreman')}` });
      expect([isHit(own), own.headers.get('cache-control')]).toEqual([false, 'private, no-store']);
      expect(own.text).toContain('TRX520 Foreman 2021');
      const after = await ask(path);
      expect([isHit(after), after.text]).toEqual([true, shared]);
    });

    it('lets nothing of a visitor reach another, on any page', async () => {
      const personal = ['/kassa', '/tilini/tilaukset', '/tilini/asetukset', '/suosikit', '/kirjaudu'];
      const all = [
        ...pages,
        ...personal,
        '/page-data?to=%2Fkassa',
        '/page-data?to=%2Ftilini%2Ftilaukset',
        '/ei-ole',
      ];
      const secrets = [...canaries, ...carts.map(cart => cart.slice(11)), ...customers.flatMap(tokensOf)];
      for (const cookie of [...visitors, ...visitors])
        for (const path of all) {
          const answer = await ask(path, { cookie });
          const own = secrets.filter(
            secret => cookie.includes(encodeURIComponent(secret)) || cookie.includes(secret),
          );
          const others = secrets.filter(secret => !own.includes(secret));
          expect([path, others.filter(secret => answer.text.includes(secret))]).toEqual([path, []]);
          const isPersonal = !pages.includes(path);
          if (isPersonal) expect([path, isHit(answer)]).toEqual([path, false]);
          // A stored answer sets no cookie, and says nothing of whom it was made for.
          if (isHit(answer))
            expect([path, answer.set, secrets.filter(secret => answer.text.includes(secret))]).toEqual([
              path,
              [],
              [],
            ]);
        }
      process.stdout.write(
        `edge: nothing of ${visitors.length} visitors in ${all.length} addresses of others\n`,
      );
    });

    it('shows an account to its customers alone, again and again through the same edge', async () => {
      for (let round = 0; round < 2; round += 1)
        for (const cookie of visitors) {
          const { status, headers } = await ask('/tilini/asetukset', { cookie });
          const isCustomer = customers.some(own => cookie.startsWith(own));
          expect([status, headers.get('x-cache')]).toEqual([isCustomer ? 200 : 302, 'miss']);
        }
    });

    it('gives browsers what they need: cookies to compare by, a validator, and nothing of the edge', async () => {
      const { headers } = await ask('/');
      expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
      expect(headers.get('cache-control')).toMatch(/^public, max-age=0/);
      for (const name of ['xkey', 'surrogate-control', 'age', 'x-shop-segment'])
        expect(headers.get(name)).toBeNull();
      expect((await ask('/', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    });

    it('takes purges from those alone who know the key', async () => {
      const purge = (given: string) =>
        fetch(`${world.varnish.origin}/`, {
          method: 'PURGE',
          headers: { 'x-purge-key': given, 'x-purge-tags': 'menu' },
        });
      expect((await purge('wrong')).status).toBe(403);
      await ask('/');
      expect(isHit(await ask('/'))).toBe(true);
    });

    it('shows a changed price at once, and forgets the pages and lists of the product alone', async () => {
      const { rows } = await sql<{ id: number; alias: string }>`
      select p.product_id as id, t.alias from product p join product_text t using (product_id)
      where p.active and p.type = 'product' and t.language_id = 'fi-FI' order by md5(p.product_id::text) limit 3`.execute(
        shop.db,
      );
      const waits: number[] = [];
      for (const { id, alias } of rows) {
        const path = `/p/${alias}`;
        const own = (await ask(path)).status === 200 ? path : null;
        expect(own).not.toBeNull();
        const links: (readonly [string, string])[] = [];
        for (const page of pages) links.push([page, (await ask(page)).text]);
        const before = (await ask(path)).text;
        expect(isHit(await ask(path))).toBe(true);
        const begun = performance.now();
        await shop.db.transaction().execute(async transaction => {
          await sql`update price set selling_minor = selling_minor + 1111, regular_minor = regular_minor + 1111 where product_id = ${id}`.execute(
            transaction,
          );
          await sql`select announce_catalogue('price', ${id})`.execute(transaction);
        });
        await vi.waitFor(async () => expect((await ask(path)).text).not.toBe(before), {
          timeout: 10_000,
          interval: 10,
        });
        waits.push(Math.round(performance.now() - begun));
        await vi.waitFor(async () => expect(await edgeState()).toMatchObject({ pending: 0 }));
        const forgotten: string[] = [];
        for (const page of pages) if (!isHit(await ask(page))) forgotten.push(page);
        expect(forgotten).not.toContain('/ostoehdot');
        // Every page that links the product shows its price.
        const showing = links.filter(([, html]) => html.includes(`href="${path}"`)).map(([page]) => page);
        expect(showing.filter(page => !forgotten.includes(page))).toEqual([]);
        for (const page of forgotten) {
          const tags = (await direct(page)).headers.get('xkey') ?? '';
          expect([page, tags]).toEqual([
            page,
            expect.stringMatching(new RegExp(`(^| )(product:${id}( |$)|list:|in:)`)),
          ]);
        }
        expect(forgotten.length).toBeLessThan(pages.length / 2);
        process.stdout.write(
          `edge: price of ${id} right after ${waits.at(-1)} ms, ${forgotten.length} of ${pages.length} pages forgotten\n`,
        );
      }
    });
  },
);

/** The tokens of a session's cookies: at least as long as no word of a page is. */
function tokensOf(cookie: string): string[] {
  return cookie.split('; ').flatMap(pair => {
    const value = pair.slice(pair.indexOf('=') + 1);
    return value.length > 30 ? [value] : [];
  });
}
