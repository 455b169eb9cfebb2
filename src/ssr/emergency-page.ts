/** The page of last resort: the error page itself failed. It needs nothing. */
import type { LocaleCode } from '#kernel/segment.ts';

const texts: Record<LocaleCode, { title: string; text: string; home: string; href: string }> = {
  fi: {
    title: 'Jokin meni vikaan',
    text: 'Virhesivun näyttämisessä tapahtui virhe.',
    home: 'Etusivulle',
    href: '/',
  },
  sv: {
    title: 'Något gick fel',
    text: 'Ett fel uppstod när felsidan skulle visas.',
    home: 'Till startsidan',
    href: '/sv',
  },
};

export function emergencyPage(locale: LocaleCode): string {
  const { title, text, home, href } = texts[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${href}">${home}</a></p></main></body></html>`;
}
