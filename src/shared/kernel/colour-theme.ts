/** The colour theme that a shopper has chosen in this browser. The server never learns it, so cached pages are the same for all. */

export const colourThemes = ['system', 'light', 'dark'] as const;
export type ColourTheme = (typeof colourThemes)[number];

/** Key in the browser's storage. */
export const themeKey = 'ralph-theme';

export const isColourTheme = (text: string | null): text is ColourTheme =>
  colourThemes.some(theme => theme === text);

/** Inline in every page, because any later script would let the other colours flash; `src/ui/dark.css` reads the attribute. */
export const themeScript = `try{const t=localStorage[${JSON.stringify(themeKey)}];if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch{}`;
