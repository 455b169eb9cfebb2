/** Contrast of text over pictures and gradients, which axe cannot decide: measured on the pixels behind the text. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [number, number, number];

/** Share of the pixels that may be below: text boxes can touch the border of a neighbour. */
const tolerated = 0.01;

/** Relative luminance (WCAG 2.2). */
const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map(value => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The colour of the text, its least contrast by size and weight (WCAG 1.4.3), and its box in the window. */
const readText = (element: Element) => {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  // The first piece of text alone: an icon beside it has its own colour.
  const pieces = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, node =>
    node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const range = document.createRange();
  range.selectNodeContents(pieces.nextNode() ?? element);
  const { x, y, width, height } = range.getBoundingClientRect();
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return {
    rgb: [red, green, blue] as const,
    alpha,
    required: isLarge ? 3 : 4.5,
    box: { x, y, width, height },
  };
};

/** Through properties, because the content security policy refuses added style sheets. */
const setTextColour = (text: Locator, colour: string) =>
  text.evaluate((element, value) => {
    for (const each of [element, ...element.querySelectorAll('*')])
      if (each instanceof HTMLElement) each.style.setProperty('-webkit-text-fill-color', value);
  }, colour);

export interface MeasuredContrast {
  text: string;
  /** Of the least readable pixels. */
  measured: number;
  required: number;
}

/** @returns null for text that is not on the screen. */
export async function measureContrast(page: Page, text: Locator): Promise<MeasuredContrast | null> {
  await text.scrollIntoViewIfNeeded();
  const { rgb, alpha, required, box } = await text.evaluate(readText);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const isShown = box.width >= 1 && box.height >= 1 && box.x >= 0 && box.x + box.width <= window.width;
  if (!isShown) return null;
  await setTextColour(text, 'transparent');
  const picture = await page.screenshot({ clip: box, animations: 'disabled' });
  await setTextColour(text, '');
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const behind: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const shown = rgb.map((value, part) => value * alpha + (behind[part] ?? 0) * (1 - alpha));
    found.push(contrast(luminance([shown[0] ?? 0, shown[1] ?? 0, shown[2] ?? 0]), luminance(behind)));
  }
  found.sort((a, b) => a - b);
  return {
    text: ((await text.textContent()) ?? '').trim().slice(0, 40),
    measured: Math.floor((found[Math.floor(found.length * tolerated)] ?? 0) * 100) / 100,
    required,
  };
}
