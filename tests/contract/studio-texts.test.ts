/** Studio speaks Finnish and Swedish to those who edit: no English is left, and no names of code (R-STUDIO-300). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../locales/${file}.json`, 'utf8')) as Record<
    string,
    string
  >;

/** Names of fields and widgets are shared with the widget gallery, and stand among the shop's messages. */
const ofForms = /^(?:PREVIEW|FORM)_/;

function textsOf(language: string): Record<string, string> {
  const shared = Object.entries(read(language)).filter(([key]) => ofForms.test(key));
  return { ...Object.fromEntries(shared), ...read(`studio/${language}`) };
}

const english = textsOf('en');

/** The same words in both languages, names of products, and texts of placeholders alone. */
const same: Record<string, readonly string[]> = {
  fi: [
    'FORM_VALUE_VIMEO',
    'FORM_VALUE_YOUTUBE',
    'PREVIEW_EXAMPLE_VIDEO',
    'PREVIEW_FIELD_HTML',
    'PREVIEW_FIELD_SETTINGS__LOGO',
    'PREVIEW_FIELD_VIDEO',
    'PREVIEW_WIDGET_FLOWBOX',
    'PREVIEW_WIDGET_VIDEO',
  ],
  sv: [
    'ARTICLE_EVENT_PRICE',
    'EXPERIMENT_TITLE',
    'EXPERIMENT_VERSION',
    'FORM_VALUE_VIMEO',
    'FORM_VALUE_YOUTUBE',
    'OUTLINE_NAME',
    'PREVIEW_EXAMPLE_VIDEO',
    'PREVIEW_FIELD_ALIAS',
    'PREVIEW_FIELD_HTML',
    'PREVIEW_FIELD_ID',
    'PREVIEW_FIELD_ILLUSTRATION',
    'PREVIEW_FIELD_LABEL',
    'PREVIEW_FIELD_SETTINGS__INK',
    'PREVIEW_FIELD_TEXT',
    'PREVIEW_FIELD_VIDEO',
    'PREVIEW_ID',
    'PREVIEW_LINK_EXPERIMENT',
    'PREVIEW_LINK_VERSION',
    'PREVIEW_WIDGET_BANNER',
    'PREVIEW_WIDGET_FLOWBOX',
    'PREVIEW_WIDGET_TEXT',
    'PREVIEW_WIDGET_VIDEO',
  ],
};

it.each(['fi', 'sv'])('has no text of %s that is the English one', language => {
  const texts = textsOf(language);
  const found = Object.keys(english).filter(key => texts[key] === english[key]);
  expect(found.toSorted()).toEqual(same[language]?.toSorted());
});

/** Without what stands in braces and tags: names of values, never seen. */
const seen = (text: string): string =>
  text.replaceAll(/<\/?\w+>/g, '').replaceAll(/\{\w+, \w+,|(?:\w+|=\d+) ?(?=\{)|\{\w+(?=[,}])/g, '');

const code = /\b[a-z]+[A-Z]\w*|[a-z]_[a-z]|\bJSON\b/;
/** A kind of telephone, and what the address of a video looks like. */
const written = new Set(['MEDIA_PROBLEM_HEIC', 'FORM_HELP_VIDEO_ID']);
/** Of the gallery, which developers alone see. */
const ofGallery = /^PREVIEW_(?:COPIED|COPY|COPY_BY_HAND|ERROR_PAGE001|JSON|PASTE|PASTE_LABEL)$/;

it.each(['fi', 'sv'])('has no names of code in %s', language => {
  const found = Object.entries(textsOf(language)).filter(
    ([key, text]) => !written.has(key) && !ofGallery.test(key) && code.test(seen(text)),
  );
  expect(found).toEqual([]);
});
