/** A commerce platform in which every text and URL is hostile, in front of the real shop. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Kind, parse } from 'graphql';
import { cmsArea } from '../samples/cms-area.ts';
import { cmsSamples, leavesOf, withLeaf } from '../samples/cms-samples.ts';
import { hostileAddresses, hostileMarkup } from './hostile-markup.ts';

const markup = (text: string) => ({ name: 'Rich text', configuration: { text } });

/** Each hostile text where markup is allowed, then in every other text of every widget, one text after the other. */
const hostileWidgets = () => {
  const turns = [...hostileAddresses, ...hostileMarkup];
  let turn = 0;
  const next = () => turns[(turn = (turn + 1) % turns.length)] ?? '';
  const everyLeaf = Object.entries(cmsSamples).flatMap(([name, sample]) =>
    leavesOf(sample).flatMap(leaf =>
      Array.from({ length: 6 }, () => ({ name, configuration: withLeaf(sample, leaf, next()) })),
    ),
  );
  return [
    { name: 'HTML', configuration: { html: '<p class="own">own</p>', css: '.own { color: rgb(1, 2, 3) }' } },
    markup('<p><a href="/toinen">toinen</a></p>'),
    ...hostileMarkup.map(markup),
    ...everyLeaf,
  ];
};

const area = () =>
  cmsArea(hostileWidgets(), {
    title: '</title><script>xss()</script>',
    meta: { title: '</title><script>xss()</script>', description: '"><script>xss()</script>' },
  });

const menu = () => ({
  title: '<img src=x onerror=xss()>',
  menuItems: hostileAddresses.slice(0, 12).map((canonicalUrl, order) => ({
    id: String(order),
    label: '<img src=x onerror=xss()>',
    title: '"><script>xss()</script>',
    canonicalUrl,
    targetBlank: true,
    type: 'link',
    order,
    hidden: false,
    children: [],
  })),
});

const answers: Readonly<Record<string, () => unknown>> = {
  widgetArea: area,
  getMenuAtLocation: menu,
};

const fieldsOf = (query: string) =>
  parse(query)
    .definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .filter(node => node.kind === Kind.FIELD);

export async function startHostileCommerce(): Promise<{ url: string; close: () => Promise<void> }> {
  const server: Server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { query } = JSON.parse(text) as { query: string };
      const data = Object.fromEntries(
        fieldsOf(query).flatMap(({ alias, name }) => {
          const make = answers[name.value];
          return make ? [[(alias ?? name).value, make()]] : [];
        }),
      );
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ data }));
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
