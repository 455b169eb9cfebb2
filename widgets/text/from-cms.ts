/** Converts the CMS's text configuration. */
import { cmsChoice, cmsText } from '#api/content/cms-values.ts';

const tags = ['h1', 'h2', 'h3', 'div'] as const;
const alignments = ['center', 'start', 'center', 'end', 'justify'] as const;
const block = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|br|hr|figure|section)\b/i;

/** Plain text keeps its line breaks. */
const withLines = (text: string) => (block.test(text) ? text : text.replace(/\r?\n/g, '<br>'));

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const title = cmsText(configuration.title);
  const subtitle = cmsText(configuration.subtitle);
  const text = cmsText(configuration.text);
  if (!title && !subtitle && !text) return null;
  return {
    ...(title ? { title, titleTag: cmsChoice(configuration.titleRenderMode, tags, 'div') } : {}),
    ...(subtitle ? { subtitle, subtitleTag: cmsChoice(configuration.subtitleRenderMode, tags, 'div') } : {}),
    ...(text ? { text: withLines(text) } : {}),
    alignment: cmsChoice(configuration.textAlignment, alignments, 'center'),
  };
}
