/** Converts CMS areas to the same containers and widgets as page files (R-PAGE-13). Invalid parts are dropped and reported, never thrown. */
import type { Taking } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { withOwnProps } from '../content/own-props.ts';
import { aboutWidget } from '../definition/about-widget.ts';
import type {
  AnyWidget,
  CmsImage,
  ContainerDesign,
  ContainerLayout,
  PageContext,
} from '../definition/contract.ts';
import { hydrateOf } from '../definition/hydrate-of.ts';
import { placeOf } from '../definition/places.ts';
import type { Report } from '../definition/report.ts';
import type { ResolvedContainer } from '../definition/resolved-page.ts';

export interface CmsContainer {
  id: string;
  layout: string;
  design: string;
  responsiveMode: string;
  only?: 'phone' | 'computer';
  widgets: { id: string; name: string; configuration: string; images: CmsImage[] }[];
}

export interface AdaptTools {
  locale: LocaleCode;
  widgetByCmsName(name: string): AnyWidget | undefined;
  /** Drops unknown keys; null when the rest is invalid. */
  accept(type: string, props: Record<string, unknown>): Record<string, unknown> | null;
  /** Applies defaults, sanitises HTML and checks links. */
  finish(type: string, props: Record<string, unknown>): Promise<Record<string, unknown>>;
  report: Report;
  /** In a draft, dropped widgets are replaced by an error for the author. */
  isDraft: boolean;
}

const layouts = new Set<string>(['full', 'half', 'third', 'quarter']);

const designOf = (design: string): ContainerDesign =>
  design.includes('contained')
    ? 'contained'
    : design === 'full-width' || design === 'narrow'
      ? design
      : 'default';

const parse = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

export function adaptArea(
  area: { node: string; family: string; areaName: string; route: PageContext['route'] },
  containers: readonly CmsContainer[],
  tools: AdaptTools,
): Promise<ResolvedContainer[]> {
  return Promise.all(
    containers.map(async source => {
      const container: ResolvedContainer = {
        id: `${area.node}/${source.id}`,
        layout: (layouts.has(source.layout) ? source.layout : 'full') as ContainerLayout,
        design: designOf(source.design),
        mobile: source.responsiveMode.toLowerCase() === 'collapse' ? 'slider' : 'stack',
        ...(source.only ? { only: source.only } : {}),
        widgets: [],
      };
      for (const widget of source.widgets) {
        const origin = {
          kind: 'cms',
          family: area.family,
          area: area.areaName,
          container: source.id,
          widget: widget.id,
        } as const;
        const id = `${container.id}/${widget.id}`;
        const drop = (code: string, message: string, details: Record<string, unknown>) => {
          tools.report(code, message, details);
          if (!tools.isDraft) return;
          container.widgets.push({
            id,
            type: 'broken',
            props: {},
            loaded: { state: 'failed', why: { name: widget.name, code } },
            hydrate: 'never',
            place: placeOf(container),
            origin,
          });
        };
        const definition = tools.widgetByCmsName(widget.name);
        if (!definition?.fromCms) {
          drop('CMS003', `No widget "${widget.name}"`, origin);
          continue;
        }
        const configuration = parse(widget.configuration);
        if (!configuration) {
          drop('CMS001', `"${widget.name}" is not a JSON object`, origin);
          continue;
        }
        if (configuration.active === false) continue;
        const about = { ...origin, ...aboutWidget({ id, type: definition.type }, definition, area) };
        try {
          const read = definition.fromCms(configuration, widget.images, tools.locale);
          const adapted = withOwnProps(configuration, read, definition.version);
          if (!adapted) continue;
          const props = tools.accept(definition.type, adapted);
          if (!props) {
            drop('CMS002', `"${widget.name}" is not valid`, about);
            continue;
          }
          const finished = await tools.finish(definition.type, props);
          container.widgets.push({
            id,
            type: definition.type,
            props: finished,
            loaded: { state: 'static' },
            hydrate: hydrateOf(definition, finished),
            place: placeOf(container),
            origin,
            // The backend says them of arms that were asked for.
            tried: configuration.experiment as readonly Taking[] | undefined,
          });
        } catch (error) {
          drop('CMS004', `"${widget.name}" could not be read`, { ...about, error });
        }
      }
      return container;
    }),
  );
}
