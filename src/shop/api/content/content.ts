/** Menus and CMS areas. Both display settings of an area are requested together and merged by container (R-PAGE-14). */
import { languages } from '#kernel/languages.gen.ts';
import { hrefOf, present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import {
  ContentPagesDocument,
  MenuAtLocationDocument,
  type MenuAtLocationQuery,
  type MenuItemPartsFragment,
  WidgetAreaDocument,
  type WidgetAreaQuery,
} from './content.gen.ts';
import type { Area, AreaContainer, ContentApi, MenuItem, MenuPromotion } from './types.ts';

type TopItem = NonNullable<
  NonNullable<NonNullable<MenuAtLocationQuery['getMenuAtLocation']>['menuItems']>[number]
>;
type ItemWire = MenuItemPartsFragment & {
  readonly promotion?: TopItem['promotion'];
  readonly children?: readonly (ItemWire | null)[] | null;
};
type AreaWire = NonNullable<WidgetAreaQuery['widgetArea']>;
type ContainerWire = NonNullable<NonNullable<AreaWire['containers']>[number]>;

const toPromotion = (wire: NonNullable<TopItem['promotion']>): MenuPromotion => ({
  image: { file: wire.image, width: wire.imageWidth, height: wire.imageHeight },
  alt: presentText(wire.alt),
  title: wire.title,
  text: presentText(wire.text),
  href: hrefOf(wire.url),
});

function toItems(wires: readonly (ItemWire | null)[] | null | undefined, origin: string): MenuItem[] {
  return present(wires)
    .filter(item => !item.hidden && (item.label || item.title))
    .toSorted((a, b) => a.order - b.order)
    .map(item => {
      const url = hrefOf(item.canonicalUrl) || null;
      const isOurs = url !== null && (url === origin || url.startsWith(`${origin}/`));
      const own = isOurs ? hrefOf(url.slice(origin.length) || '/') || null : url;
      return {
        id: item.id,
        label: item.label || presentText(item.title),
        href: own,
        external: own !== null && !own.startsWith('/'),
        newTab: item.targetBlank,
        type: item.type,
        image: item.image ?? null,
        ...(item.promotion ? { promotion: toPromotion(item.promotion) } : {}),
        children: toItems(item.children, origin),
      };
    });
}

function toContainer(wire: ContainerWire, only: AreaContainer['only']): AreaContainer {
  return {
    id: String(wire.id),
    sortOrder: wire.sortOrder,
    layout: wire.layout,
    design: wire.design,
    responsiveMode: wire.responsiveMode,
    ...(only ? { only } : {}),
    widgets: present(wire.widgets)
      .toSorted((a, b) => a.sortOrder - b.sortOrder)
      .map(widget => ({
        id: widget.id,
        name: widget.name || widget.type.replace(/PageWidget$/, ''),
        configuration: widget.configuration,
        images: present(widget.images).flatMap(({ fileName, largestSize }) =>
          largestSize ? [{ fileName, width: largestSize.imageWidth, height: largestSize.imageHeight }] : [],
        ),
      })),
  };
}

/** A container in both responses is shown on all devices; in only one of them, on that device. */
function mergeLegs(computer: AreaWire | null, phone: AreaWire | null): AreaContainer[] {
  const onPhone = new Map(present(phone?.containers).map(container => [container.id, container]));
  const merged = present(computer?.containers).map(container => {
    const both = !phone || onPhone.delete(container.id);
    return toContainer(container, both ? undefined : 'computer');
  });
  return [
    ...merged,
    ...[...onPhone.values()].map(container => toContainer(container, computer ? 'phone' : undefined)),
  ].toSorted((a, b) => a.sortOrder - b.sortOrder);
}

export const createContentApi = (
  transport: Transport,
  standard: StandardVariables,
  customerType: 'PERSON' | 'ORGANIZATION',
  origin: string,
): ContentApi => ({
  async menu(location) {
    const { getMenuAtLocation: menu } = await transport.query(MenuAtLocationDocument, {
      ...standard,
      location,
    });
    return menu ? { title: presentText(menu.title), items: toItems(menu.menuItems, origin) } : null;
  },

  async alternates(alias) {
    const { languageId } = standard;
    const lists = await Promise.all(
      languages.map(async ({ code, tag }) => {
        const { cmsPages } = await transport.query(ContentPagesDocument, { ...standard, languageId: tag });
        return { locale: code, isOwn: tag === languageId, pages: present(cmsPages) };
      }),
    );
    // The page's own language comes first, because another page may use the same alias in another language.
    const page = lists
      .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
      .flatMap(({ pages }) => pages)
      .find(each => each.alias === alias);
    return lists.flatMap(({ locale, pages }) => {
      const href = hrefOf(pages.find(({ id }) => id === page?.id)?.canonicalUrl);
      return href ? [{ locale, href }] : [];
    });
  },

  async area({ family, areaName, alias, preview = false, filters, url }): Promise<Area | null> {
    const ask = (displaySetting: string) =>
      transport.query(WidgetAreaDocument, {
        ...standard,
        family,
        areaName,
        widgetAlias: alias,
        filters,
        url,
        customerType,
        preview,
        displaySetting,
      });
    const [computer, phone] = await Promise.allSettled([ask('desktop'), ask('mobile')]);
    // If only the phone response fails, the desktop response is used; without the desktop response the page fails.
    if (computer.status === 'rejected') throw computer.reason;
    const wide = computer.value.widgetArea;
    const narrow = phone.status === 'fulfilled' ? phone.value.widgetArea : null;
    if (!wide && !narrow) return null;
    const first = wide ?? narrow;
    return {
      meta: { title: presentText(first?.meta?.title), description: presentText(first?.meta?.description) },
      title: presentText(first?.title),
      tags: present(first?.tags).map(tag => tag.trim().replace(/^#/, '').toLowerCase()),
      containers: mergeLegs(wide, narrow),
      partial: phone.status === 'rejected',
    };
  },
});
