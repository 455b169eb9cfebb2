/** Fills the compatibility panel of a product page: the state for the chosen vehicle, its wheel sizes, and a part that fits if this one does not. */
import type { ProductCard } from '#api/catalogue/types.ts';
import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import {
  type ChosenVehicle,
  type Compatibility,
  compatibilityOf,
  differenceOf,
  type MeasureDifference,
} from '#kernel/vehicle/product-compatibility.ts';
import { parseFit } from '#components/vehicle/fit-attribute.ts';
import { fillTemplate, type Marker, setText } from './marker.ts';

export interface ProductParts {
  api: () => Promise<{ catalogue: Pick<CatalogueApi, 'products'> }>;
  chosen: ChosenVehicle;
  /** Name of the vehicle. */
  name: string;
  /** The vehicle's wheel sizes as text; null when unknown. */
  wheelSizes: string | null;
  /** The difference in words. */
  reason: (difference: MeasureDifference) => string;
  /** Address of the list of all parts that fit. */
  partsHref: string;
}

export function markProduct(root: HTMLElement, parts: ProductParts): Marker {
  const { api, chosen, name, wheelSizes, reason, partsHref } = parts;
  /** Panels that are filled; another product renders a new panel. */
  const done = new WeakSet<HTMLElement>();
  let stopped = false;
  const panels = () => [...root.querySelectorAll<HTMLElement>('[data-fit]')];

  const show = (panel: HTMLElement, state: Compatibility | 'none') => {
    for (const each of panel.querySelectorAll<HTMLElement>('[data-fit-state]'))
      each.hidden = each.dataset['fitState'] !== state;
  };

  function showWheelSizes(panel: HTMLElement): void {
    const element = panel.querySelector<HTMLElement>('[data-fit-measures]');
    if (element && wheelSizes)
      setText(element, fillTemplate(element.dataset['fitMeasures'], { measures: wheelSizes }));
  }

  /** Links to the best-selling part of the same category that fits the vehicle, otherwise to all parts that fit. */
  async function linkFittingPart(panel: HTMLElement): Promise<void> {
    const link = panel.querySelector<HTMLAnchorElement>('a[data-fit-link]');
    if (!link) return;
    link.href = partsHref;
    setText(link, link.dataset['fitAll'] ?? '');
    const { fitCategory } = panel.dataset;
    const find = async (): Promise<ProductCard | undefined> => {
      const { catalogue } = await api();
      const query = {
        skip: 0,
        take: 1,
        facets: [chosen.facetId],
        ...(fitCategory ? { categoryAlias: fitCategory } : {}),
      };
      return (await catalogue.products(query)).products[0];
    };
    const found = await find().catch(() => undefined);
    if (stopped || !found) return;
    link.href = found.href;
    setText(link, fillTemplate(link.dataset['fitLink'], { name: found.name }));
  }

  return {
    show() {
      for (const panel of panels()) {
        const fit = done.has(panel) ? null : parseFit(panel.dataset['fit']);
        if (!fit) continue;
        done.add(panel);
        const state = compatibilityOf(fit, chosen);
        show(panel, state);
        for (const element of panel.querySelectorAll<HTMLElement>('[data-fit-text]'))
          setText(element, fillTemplate(element.dataset['fitText'], { vehicle: name }));
        const difference = differenceOf(fit, chosen);
        setText(panel.querySelector('[data-fit-reason]'), difference ? reason(difference) : '');
        if (state === 'check') showWheelSizes(panel);
        if (state === 'other') void linkFittingPart(panel);
      }
    },
    clear() {
      stopped = true;
      for (const panel of panels()) show(panel, 'none');
    },
  };
}
