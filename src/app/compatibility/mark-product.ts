/** Fills the fit of a product page: the state for the chosen vehicle, its measures, and the part that fits where this one does not. */
import type { CatalogueApi, ProductCard } from '#api/catalogue/types.ts';
import {
  type Compatibility,
  compatibilityOf,
  type ProductCompatibility,
} from '#api/vehicle/product-compatibility.ts';
import { filled, type Marker, write } from './marker.ts';

export interface ProductParts {
  api: () => Promise<{ catalogue: Pick<CatalogueApi, 'products'> }>;
  own: string;
  /** Of the vehicle. */
  name: string;
  /** The wheels of the vehicle in words; null when nothing is known of them. */
  measures: () => Promise<string | null>;
  /** Everything that fits. */
  partsHref: string;
}

const isFit = (raw: unknown): raw is ProductCompatibility =>
  typeof raw === 'object' && raw !== null && 'vehicles' in raw && Array.isArray(raw.vehicles);

function fitOf(panel: HTMLElement): ProductCompatibility | null {
  try {
    const raw: unknown = JSON.parse(panel.dataset['fit'] ?? 'null');
    return isFit(raw) ? raw : null;
  } catch {
    return null;
  }
}

export function markProduct(root: HTMLElement, parts: ProductParts): Marker {
  const { api, own, name, measures, partsHref } = parts;
  /** Answers by panel; a panel of another product is another element. */
  const done = new WeakSet<HTMLElement>();
  let stopped = false;
  const panels = () => [...root.querySelectorAll<HTMLElement>('[data-fit]')];

  const show = (panel: HTMLElement, state: Compatibility | 'none') => {
    for (const each of panel.querySelectorAll<HTMLElement>('[data-fit-state]'))
      each.hidden = each.dataset['fitState'] !== state;
  };

  async function showMeasures(panel: HTMLElement): Promise<void> {
    const text = await measures().catch(() => null);
    const place = panel.querySelector<HTMLElement>('[data-fit-measures]');
    if (stopped || !place || !text) return;
    write(place, filled(place.dataset['fitMeasures'], { measures: text }));
  }

  /** The most sold part of the same category that is made for the vehicle; else everything that fits. */
  async function showFitting(panel: HTMLElement): Promise<void> {
    const link = panel.querySelector<HTMLAnchorElement>('a[data-fit-link]');
    if (!link) return;
    link.href = partsHref;
    write(link, link.dataset['fitAll'] ?? '');
    const { fitCategory } = panel.dataset;
    const find = async (): Promise<ProductCard | undefined> => {
      const { catalogue } = await api();
      const query = {
        skip: 0,
        take: 1,
        facets: [own],
        ...(fitCategory ? { categoryAlias: fitCategory } : {}),
      };
      return (await catalogue.products(query)).products[0];
    };
    const found = await find().catch(() => undefined);
    if (stopped || !found) return;
    link.href = found.href;
    write(link, filled(link.dataset['fitLink'], { name: found.name }));
  }

  return {
    show() {
      for (const panel of panels()) {
        const fit = done.has(panel) ? null : fitOf(panel);
        if (!fit) continue;
        done.add(panel);
        const state = compatibilityOf(fit, own);
        show(panel, state);
        for (const place of panel.querySelectorAll<HTMLElement>('[data-fit-text]'))
          write(place, filled(place.dataset['fitText'], { vehicle: name }));
        if (state === 'check') void showMeasures(panel);
        if (state === 'other') void showFitting(panel);
      }
    },
    clear() {
      stopped = true;
      for (const panel of panels()) show(panel, 'none');
    },
  };
}
