/** Pasting in the editor of formatted text (R-STUDIO-267, R-STUDIO-268). */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import RichTextEditor from './rich-text-editor.tsx';

/** Without a layout nothing is scrolled to. */
beforeAll(() => {
  const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
  Object.defineProperty(Range.prototype, 'getClientRects', { value: () => [nowhere] });
  Object.defineProperty(Range.prototype, 'getBoundingClientRect', { value: () => nowhere });
});

let written = '';

function Field({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  const change = (next: string) => {
    written = next;
    setValue(next);
  };
  return <RichTextEditor path={['text']} label="Text" value={value} error={undefined} onChange={change} />;
}

function open(text: string): HTMLElement {
  written = text;
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <Field text={text} />
    </RawIntlProvider>,
  );
  return screen.getByRole('textbox', { name: 'Text' });
}

interface Clipboard {
  'text/html'?: string;
  'text/plain'?: string;
  files?: readonly File[];
}

/** What a browser gives to who listens to a paste. */
function transfer({ files = [], ...data }: Clipboard) {
  const items = new Map<string, string>(Object.entries(data));
  return {
    files,
    types: [...items.keys(), ...(files.length > 0 ? ['Files'] : [])],
    getData: (type: string) => items.get(type) ?? '',
    setData: (type: string, value: string) => items.set(type, value),
    clearData: () => items.clear(),
  };
}

/** @param from a number of characters into the first text that has the words */
function choose(field: HTMLElement, words: string, from = words.length, to = from): void {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const at = text.data.indexOf(words);
    if (at < 0) continue;
    field.focus();
    act(() => {
      getSelection()?.setBaseAndExtent(text, at + from, text, at + to);
      document.dispatchEvent(new Event('selectionchange'));
    });
    return;
  }
}

const paste = (field: HTMLElement, clipboard: Clipboard) =>
  fireEvent.paste(field, { clipboardData: transfer(clipboard) });

it('pastes several blocks into the middle of a paragraph', () => {
  const field = open('<p>Alku loppu</p>');
  choose(field, 'Alku ');
  paste(field, { 'text/html': '<p>ensin</p><ul><li>a</li></ul><p>sitten </p>', 'text/plain': 'x' });
  expect(written).toBe('<p>Alku ensin</p><ul><li>a</li></ul><p>sittenloppu</p>');
});

it('keeps a heading that is pasted after words', () => {
  const field = open('<p>Alku</p>');
  choose(field, 'Alku');
  paste(field, { 'text/html': '<h2>Osat</h2><p>a</p>', 'text/plain': 'x' });
  expect(written).toBe('<p>Alku</p><h2>Osat</h2><p>a</p>');
});

it('pastes one line into its paragraph, with the marks of the place', () => {
  const field = open('<p>a <strong>bc</strong> d</p>');
  choose(field, 'b');
  paste(field, { 'text/plain': 'yksi rivi' });
  expect(written).toBe('<p>a <strong>byksi rivic</strong> d</p>');
});

it('reads text without markup as lines and as Markdown', () => {
  const field = open('');
  field.focus();
  paste(field, { 'text/plain': 'Mukana:\n- **renkaat**\n- ketjut' });
  expect(written).toBe('<p>Mukana:</p><ul><li><strong>renkaat</strong></li><li>ketjut</li></ul>');
});

it('does not read signs of Markdown in text that has markup', () => {
  const field = open('');
  field.focus();
  paste(field, { 'text/html': '<p>a **b** c</p>', 'text/plain': 'a **b** c' });
  expect(written).toBe('<p>a **b** c</p>');
});

it('pastes whole what was copied within a text', () => {
  const text =
    '<p class="lead">a <a class="button" href="/tuki">b</a></p><p><img alt="x" loading="lazy" src="/images/cms/a.jpg" /></p>';
  const field = open(`${text}<p>end</p>`);
  field.focus();
  act(() => {
    getSelection()?.selectAllChildren(field);
    document.dispatchEvent(new Event('selectionchange'));
  });
  const clipboard = transfer({});
  fireEvent.copy(field, { clipboardData: clipboard });
  choose(field, 'end');
  paste(field, {
    'text/html': clipboard.getData('text/html'),
    'text/plain': clipboard.getData('text/plain'),
  });
  expect(written).toBe(`${text}<p>end${text.slice('<p class="lead">'.length)}<p>end</p>`);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('trusts no mark of an own copy', () => {
  const field = open('');
  field.focus();
  const hostile =
    '<p data-rich-text="" data-pm-slice="0 0 []">a<img src="x" onerror="x()"><a href="javascript:x()">b</a></p><script>x()</script>';
  paste(field, { 'text/html': hostile, 'text/plain': 'a' });
  expect(written).toMatch(/^<p>a(<img[^>]*>)?b<\/p>$/);
  expect(written).not.toMatch(/onerror|javascript|script/);
});

it.each(['td', 'th', 'caption'])('makes lines of blocks in %s, which has words alone', tag => {
  const cells = tag === 'caption' ? '' : `<${tag}>here</${tag}>`;
  const caption = tag === 'caption' ? '<caption>here</caption>' : '';
  const table = (text: string) =>
    `<table>${caption.replace('here', text)}<tbody><tr>${cells.replace('here', text)}<td>z</td></tr></tbody></table>`;
  const field = open(table('here'));
  choose(field, 'here');
  paste(field, { 'text/html': '<h2>A</h2><ul><li>b</li><li><b>c</b></li></ul>', 'text/plain': 'x' });
  expect(written).toBe(table('hereA<br />b<br /><strong>c</strong>'));
});

it('says why pictures were left out, and takes nothing away for them', () => {
  const field = open('<p>words</p>');
  choose(field, 'words', 0, 5);
  paste(field, { 'text/html': '<img src="https://a.example/a.jpg">' });
  expect(written).toBe('<p>words</p>');
  expect(screen.getByRole('status')).toHaveTextContent(
    'A picture was left out: it is on another website and may disappear there. Add pictures to the library, and show them by a part made for pictures.',
  );
  paste(field, { files: [new File(['x'], 'a.png', { type: 'image/png' })] });
  expect(written).toBe('<p>words</p>');
  expect(screen.getByRole('status')).toHaveTextContent('A file was left out: a text does not take files.');
  paste(field, { 'text/html': '<p>a</p><img src="file:///C:/a.png"><img src="data:image/png;base64,A">' });
  expect(screen.getByRole('status')).toHaveTextContent(/inside the pasted text.*on your own device/);
  paste(field, { 'text/plain': 'b' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
