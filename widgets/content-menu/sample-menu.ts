/** Information pages for stories and tests. */
import type { ContentApi, MenuItem } from '#api/content/types.ts';

const item = (alias: string, label: string): MenuItem => ({
  id: alias,
  label,
  href: `/${alias}`,
  external: false,
  newTab: false,
  type: 'page',
  children: [],
});

export const sampleInfoPages = {
  area: ({ alias }) =>
    Promise.resolve({
      meta: { title: '', description: '' },
      title: '',
      tags: alias === 'toimitus' ? ['#menu'] : [],
      containers: [],
      partial: false,
    }),
  alternates: alias => Promise.resolve([{ locale: 'fi', href: `/${alias}` }]),
  menu: () =>
    Promise.resolve({
      title: 'Asiakaspalvelu',
      items: [
        item('asiakaspalvelu', 'Ota yhteyttä'),
        item('toimitus', 'Toimitus ja maksaminen'),
        { ...item('ohje', 'Sähköinen peruuttamisohjelomake'), href: null },
      ],
    }),
} satisfies ContentApi;
