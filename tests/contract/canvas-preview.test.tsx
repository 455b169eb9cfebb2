/** What the canvas shows after operations is what the server would render for the resulting page (R-STUDIO-63). */
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
} from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Api } from '#api/api.ts';
import { serverSafeHtml } from '#app/safe-html/server-safe-html.ts';
import { createPageServices } from '#app/services/create-page-services.ts';
import { createCanvasDocuments } from '#canvas/canvas-documents.ts';
import { createCanvasPage } from '#canvas/canvas-page.ts';
import { createCanvasReferences } from '#canvas/canvas-references.ts';
import { createCanvasRegion } from '#canvas/canvas-region.tsx';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation } from '#engine/operation/operation.ts';
import type { CanvasState } from '#engine/resolve/canvas-state.ts';
import { localisePage } from '#engine/resolve/page-steps.ts';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import { testContainer, testPage, testShop } from '#engine/testing-engine.ts';
import { EngineContext } from '#engine/view/engine-context.ts';
import { Region } from '#engine/view/region.tsx';
import { widgetFields } from '#engine/widget-fields.gen.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { browserSafeHtml } from '#kernel/html/browser-safe-html.ts';
import { isRecord } from '#kernel/is-record.ts';
import { localiseReferences } from '#kernel/localise-references.ts';
import { cmsTypes } from '#registry/cms-types.gen.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import { widgets } from '#registry/widgets-server.gen.ts';
import { createServerEngine } from '#ssr/server-engine.ts';
import { acceptProps } from '#ssr/server-resolving.ts';
import { sampleOptions } from '#tests/support/samples/sample-api.ts';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';

const numRuns = Number(process.env['CANVAS_RUNS'] ?? 500);

const context = pageContext(sampleOptions);
const samples = catalogue.widgets
  .filter(({ kind, type }) => kind === 'content' && type !== 'html')
  .flatMap(({ examples }) => examples.map(({ instance }) => instance));
const ignoreReports = () => undefined;

/** Services as the server makes them, or as the browser does. */
function servicesOf(side: 'server' | 'browser') {
  const { routes, addresses } = testShop().services;
  const shop = { routes, addresses, features: [], report: ignoreReports };
  return createPageServices(
    { ...shop, api: sampleOptions.api as Api, intl: serverIntl('fi') },
    {
      cmsTypes,
      widget: type => Promise.resolve(widgets[type]),
      fields: type => widgetFields[type],
      safeHtml: side === 'server' ? serverSafeHtml : browserSafeHtml,
      acceptCms: (_type, props) => props,
      ...(side === 'server' ? { acceptProps } : {}),
      hasPicture: type => widgets[type]?.hasPicture === true,
    },
  );
}

/** Numbers that choose a change; what they mean depends on the document. */
const choice = record({
  kind: constantFrom('text', 'hide', 'layout', 'insert', 'insertRow', 'remove', 'move', 'replace'),
  node: nat(50),
  other: nat(50),
  text: oneof(constant(''), constantFrom('Talvi tulee', '<b>Kesä</b> & "syksy"', 'Ä'.repeat(40))),
});
type Choice = typeof choice extends Arbitrary<infer Value> ? Value : never;

const start = (): PageDocument =>
  testPage([
    { ...testContainer('hero'), widgets: [named(0, 'first'), named(3, 'second')] },
    { kind: 'fragment', id: 'shared', ref: 'usp' },
    { ...testContainer('low'), layout: 'half', widgets: [named(5, 'third'), named(7, 'fourth')] },
  ]);
const usp: FragmentDocument = {
  kind: 'fragment-file',
  id: 'usp',
  containers: [{ ...testContainer('points'), widgets: [named(2, 'point')] }],
};

function named(sample: number, id: string): WidgetInstance {
  const instance = samples[sample % samples.length];
  if (!instance) throw new Error('There is a sample');
  return { ...instance, id };
}

/** The server refuses operations that make the props of a widget invalid. */
const takesTitle = ({ type, props }: DocumentNode, text: string): boolean =>
  acceptProps(String(type), { ...(isRecord(props) ? props : {}), title: { fi: text, sv: text } });

/** Props of another example of the widget. */
function sameType({ type, props }: DocumentNode, other: number): unknown {
  const fitting = samples.filter(sample => sample.type === type);
  return fitting[other % fitting.length]?.props ?? props;
}

/** Null where the document has nothing that the change could be made of. */
function operationOf(
  body: DocumentBody,
  { kind, node, other, text }: Choice,
  count: number,
): DocumentOperation | null {
  const nodes = [...nodesOf(body)];
  const rows = nodes.filter(each => each['kind'] === 'container');
  const own = nodes.filter(each => typeof each['type'] === 'string');
  const [row, otherRow] = [rows[node % rows.length], rows[other % rows.length]];
  const [widget, otherWidget] = [own[node % own.length], own[other % own.length]];
  switch (kind) {
    case 'insertRow':
      return {
        insert: {
          firstInRegion: 'main',
          node: { ...testContainer(`row-${count}`), widgets: [named(node, `in-row-${count}`)] },
        },
      };
    case 'layout':
      return row
        ? { set: { id: row.id, path: 'layout', value: ['full', 'half', 'third'][other % 3] } }
        : null;
    case 'insert':
      return row ? { insert: { firstIn: row.id, node: { ...named(other, `new-${count}`) } } } : null;
    case 'remove':
      return other % 2 === 0 && row
        ? { remove: { id: row.id } }
        : widget
          ? { remove: { id: widget.id } }
          : null;
    case 'move':
      if (other % 2 === 0) return row && otherRow ? { move: { id: row.id, after: otherRow.id } } : null;
      return widget && otherWidget ? { move: { id: widget.id, before: otherWidget.id } } : null;
    case 'hide':
      return widget
        ? { set: { id: widget.id, path: 'when', value: { market: [other % 2 ? 'se' : 'fi'] } } }
        : null;
    case 'replace':
      return widget ? { set: { id: widget.id, path: 'props', value: sameType(widget, other) } } : null;
    case 'text':
      return widget && takesTitle(widget, text)
        ? { set: { id: widget.id, path: 'props.title', value: { fi: text, sv: text } } }
        : null;
  }
}

const engine = createServerEngine(widgets, ignoreReports);
const { within } = shopperScene();
/** Ids of React depend on where in the tree an element is; the canvas adds what names its containers. */
const comparable = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/ data-node="[^"]*"/g, '')
    .replace(/_[rR]_\w*_/g, '_id_');

function htmlOf(element: React.ReactElement): string {
  return comparable(renderToString(within(<EngineContext value={engine}>{element}</EngineContext>)));
}

async function openCanvas() {
  const state: Pick<CanvasState, 'page' | 'overrides' | 'fragments' | 'content'> = {
    ...{ page: start(), overrides: [], fragments: { usp }, content: [] },
  };
  const documents = createCanvasDocuments(state);
  const failures: [code: string, error: unknown][] = [];
  const canvas = createCanvasPage({
    ...{ documents, context, services: servicesOf('browser') },
    references: createCanvasReferences({
      aliases: {},
      documents: [],
      localise: (authored, aliases) => localiseReferences(authored, 'fi', aliases),
      lookUp: () => Promise.resolve({}),
    }),
    onFailure: (code, error) => failures.push([code, error]),
    onShown: () => undefined,
  });
  await canvas.start();
  return { documents, canvas, failures, View: createCanvasRegion(canvas) };
}

it(`shows after ${numRuns} random lists of operations what the server renders`, async () => {
  await assert(
    asyncProperty(array(choice, { minLength: 1, maxLength: 8 }), async choices => {
      const { documents, canvas, failures, View } = await openCanvas();
      const { pageId } = documents;
      let body = documents.body(pageId) ?? {};
      for (const [count, each] of choices.entries()) {
        const operation = operationOf(body, each, count);
        // An operation that does not fit, such as a move to itself, changes nothing.
        if (operation) canvas.apply(pageId, [operation]);
        body = documents.body(pageId) ?? {};
      }
      await canvas.settled();
      expect(failures.filter(([code]) => code !== 'CANVAS001')).toEqual([]);
      const page = localisePage(documents.compose(context.segment), part => part);
      const rendered = await resolvePage(page, context, servicesOf('server'));
      const main = rendered.regions['main'] ?? [];
      expect(htmlOf(<View name="main" containers={[]} page={context} />)).toBe(
        htmlOf(<Region containers={main} page={context} />),
      );
    }),
    { numRuns },
  );
}, 120_000);
