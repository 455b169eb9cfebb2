/** Loads one CMS area: requests it, loads the code of its widgets, and converts them. */

import type { AnyWidget, LoadContext } from '../definition/contract.ts';
import { changeTexts } from '../definition/field-paths.ts';
import type { AreaNode } from '../definition/page-document.ts';
import type { ResolvedContainer } from '../definition/resolved-page.ts';
import { resolveValue, type ValueTools } from '../values/resolve-values.ts';
import { adaptArea } from './adapt-area.ts';
import { finishProps } from './finish-props.ts';
import type { AreaRequest, PageServices } from './page-services.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : undefined;

export interface LoadedArea {
  meta: { title: string; description: string };
  containers: ResolvedContainer[];
  partial: boolean;
}

export function areaRequest(node: AreaNode, tools: ValueTools): AreaRequest {
  const alias = text(resolveValue(node.alias, tools));
  const family = text(resolveValue(node.family, tools));
  const areaName = text(resolveValue(node.areaName, tools));
  const url = text(resolveValue(node.url, tools));
  const filters = (node.filters ?? []).flatMap(({ key, value }) => {
    const resolved = text(resolveValue(value, tools));
    return resolved ? [{ key, value: resolved }] : [];
  });
  return {
    ...(family ? { family } : {}),
    ...(areaName ? { areaName } : {}),
    ...(alias ? { alias } : {}),
    ...(node.preview ? { preview: true } : {}),
    ...(url ? { url } : {}),
    ...(filters.length > 0 ? { filters } : {}),
  };
}

export async function loadAreaContainers(
  node: AreaNode,
  context: LoadContext,
  services: PageServices,
  tools: ValueTools,
): Promise<LoadedArea | null> {
  const request = areaRequest(node, tools);
  const { family, areaName, alias } = request;
  const answer = await services.area(context, request);
  if (!answer) return null;

  const definitions = new Map<string, AnyWidget>();
  const names = new Set(answer.containers.flatMap(container => container.widgets.map(widget => widget.name)));
  await Promise.all(
    [...names].map(async name => {
      const type = services.widgetTypeOfCmsName(name);
      const definition = type ? await services.widget(type) : undefined;
      if (definition) definitions.set(name, definition);
    }),
  );
  const containers = await adaptArea(
    { node: node.id, family: family ?? '', areaName: areaName ?? alias ?? '', route: context.route },
    answer.containers,
    {
      locale: context.segment.locale,
      widgetByCmsName: name => definitions.get(name),
      accept: services.acceptCms,
      finish: async (type, props) => {
        // CMS links have the address format of the backend.
        const links = services.fields(type)?.link ?? [];
        const own = await changeTexts(props, links, address =>
          services.addresses.localise(address, context.segment),
        );
        return finishProps(type, own, services, tools);
      },
      report: services.report,
      isDraft: node.preview === true,
    },
  );
  return { meta: answer.meta, containers, partial: answer.partial === true };
}
