/** Fills the compatibility panel of a product page: the state for the chosen vehicle, the measure that decides, and a part that fits if this one does not, or the other end of the vehicle. */

import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import type { ProductCard } from '#api/catalogue/types.ts';
import { shownFit } from '#components/vehicle/fit-attribute.ts';
import { shownVerdict } from '#kernel/vehicle/package-parts.ts';
import type { ChosenVehicle, ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { ShownVerdict } from '#kernel/vehicle/shown-verdict.ts';
import { facetAt } from '#kernel/vehicle/vehicle-facets.ts';
import { fillTemplate, type Marker, setText } from './marker.ts';

export interface ProductParts {
  api: () => Promise<{ catalogue: Pick<CatalogueApi, 'products'> }>;
  chosen: ChosenVehicle;
  /** Name of the vehicle. */
  name: string;
  /** Why it does not fit, or what has to be checked, in words; null where nothing stands out. */
  reason: (fit: ProductCompatibility) => string | null;
  /** Address of the list of all parts that fit. */
  partsHref: string;
}

export function markProduct(root: HTMLElement, parts: ProductParts): Marker {
  const { api, chosen, name, reason, partsHref } = parts;
  /** What panels are filled with; another choice of parts, and another product, changes it. */
  const done = new WeakMap<HTMLElement, string>();
  let stopped = false;
  const panels = () => [...root.querySelectorAll<HTMLElement>('[data-fit]')];

  const show = (panel: HTMLElement, state: ShownVerdict | 'none') => {
    for (const each of panel.querySelectorAll<HTMLElement>('[data-fit-state]'))
      each.hidden = each.dataset['fitState'] !== state;
  };

  /** Links to the best-selling part of the same category that fits the vehicle, otherwise to all parts that fit. */
  async function linkFittingPart(panel: HTMLElement): Promise<void> {
    const link = panel.querySelector<HTMLAnchorElement>('a[data-fit-link]');
    if (!link) return;
    link.href = partsHref;
    setText(link, link.dataset['fitAll'] ?? '');
    const found = await findPart(panel, chosen.facetId);
    if (stopped || !found) return;
    link.href = found.href;
    setText(link, fillTemplate(link.dataset['fitLink'], { name: found.name }));
  }

  /** Of a part for one end of the vehicle: the best-selling one of the category for the other end. */
  async function linkOtherEnd(panel: HTMLElement, end: 'front' | 'rear'): Promise<void> {
    const link = panel.querySelector<HTMLAnchorElement>(`[data-fit-state="${end}"] a`);
    const other = end === 'front' ? 'rear' : 'front';
    const found = link && (await findPart(panel, facetAt(chosen.facetId, other)));
    if (stopped || !link || !found) return;
    link.href = found.href;
    setText(link, fillTemplate(link.dataset['fitOther'], { name: found.name }));
    link.hidden = false;
  }

  async function findPart(panel: HTMLElement, facetId: string): Promise<ProductCard | undefined> {
    const { fitCategory } = panel.dataset;
    try {
      const { catalogue } = await api();
      const query = {
        ...{ skip: 0, take: 1, facets: [facetId] },
        ...(fitCategory ? { categoryAlias: fitCategory } : {}),
      };
      return (await catalogue.products(query)).products[0];
    } catch {
      return undefined;
    }
  }

  return {
    show() {
      for (const panel of panels()) {
        const printed = `${panel.dataset['fit']} ${panel.dataset['fitChoice']}`;
        if (done.get(panel) === printed) continue;
        done.set(panel, printed);
        const fit = shownFit(panel.dataset);
        panel.hidden = fit === null;
        if (!fit) continue;
        const state = shownVerdict(fit, chosen);
        show(panel, state);
        for (const element of panel.querySelectorAll<HTMLElement>('[data-fit-text]'))
          setText(element, fillTemplate(element.dataset['fitText'], { vehicle: name }));
        for (const element of panel.querySelectorAll<HTMLElement>('[data-fit-applies]'))
          element.hidden = !element.dataset['fitApplies']?.split(' ').includes(chosen.facetId);
        const said = reason(fit) ?? '';
        for (const element of panel.querySelectorAll<HTMLElement>('[data-fit-reason]'))
          setText(element, said);
        if (state === 'other') void linkFittingPart(panel);
        if (state === 'front' || state === 'rear') void linkOtherEnd(panel, state);
      }
    },
    clear() {
      stopped = true;
      for (const panel of panels()) {
        panel.hidden = false;
        show(panel, 'none');
        for (const element of panel.querySelectorAll<HTMLElement>('[data-fit-applies]'))
          element.hidden = true;
      }
    },
  };
}
