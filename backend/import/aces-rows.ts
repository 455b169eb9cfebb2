/**
 * The applications of an ACES file (version 4 of the exchange standard, its `App` elements) as rows. The machine is read from the
 * texts of `Make` and `Model`: their numbers belong to a database that is licensed.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { badRow, type FileRow, fileRowOf, type Source, UnreadableFile } from './file-row.ts';
import { decoded, encodingOf } from './read-rows.ts';

/** Of one text or tag, and of the levels of elements: a file with more is none that a catalogue program writes. */
const LONGEST = 1_000_000;
const DEEPEST = 16;
/** Of the texts of elements that stand several times; longer ones are refused with their row. */
const LONGEST_CELL = 10_000;

/** Elements of an application whose text is a cell. */
const cells: ReadonlyMap<string, string> = new Map([
  ['Part', 'article_number'],
  ['Make', 'manufacturer'],
  ['Model', 'model'],
  ['Position', 'position'],
  ['Qty', 'quantity'],
  ['Note', 'note'],
  ['Qual/text', 'qualifier'],
]);
/** Elements that say nothing of where the part fits. */
const ignored: ReadonlySet<string> = new Set([
  'Years',
  'Qual',
  'Qual/param',
  'PartType',
  'MfrLabel',
  'DisplayOrder',
]);
/** Several of them are one text. */
const joined: ReadonlyMap<string, string> = new Map([
  ['note', '; '],
  ['qualifier', ', '],
]);
/** Positions by their numbers in the standard, for files without their names. */
const positions: ReadonlyMap<string, string> = new Map([
  ['22', 'front'],
  ['30', 'rear'],
]);

interface OpenApplication {
  line: number;
  cells: Map<string, string>;
  /** The first thing that cannot be read. */
  problem: FileRow | null;
}

/** An element of an application. */
interface Element {
  line: number;
  name: string;
  /** Within the application: `Qual/text`. */
  path: string;
}

function refuse(application: OpenApplication, { line, name }: Element, reason: string, fix: string): void {
  application.problem ??= badRow(line, { reason, fix }, name);
}

function readTag(
  application: OpenApplication,
  element: Element,
  attributes: Readonly<Record<string, string>>,
): void {
  const { path } = element;
  if (path === 'Years') {
    const { from = '', to = from } = attributes;
    application.cells.set('years', from === to ? from : `${from}-${to}`);
  } else if (path === 'Position')
    application.cells.set('position', positions.get(attributes['id'] ?? '') ?? '');
  else if (path === 'BaseVehicle')
    refuse(
      application,
      element,
      'a machine by its number alone',
      'write Make, Model and Years with their names',
    );
  else if (!cells.has(path) && !ignored.has(path))
    refuse(
      application,
      element,
      'unknown element, which may limit the machines',
      'see docs/import.md or take it out',
    );
}

function readText(application: OpenApplication, element: Element, text: string): void {
  const column = cells.get(element.path);
  const said = text.trim();
  if (column === undefined) return;
  const isName = column === 'manufacturer' || column === 'model';
  if (isName && said === '')
    refuse(
      application,
      element,
      'a number without a name',
      `write the name: <${element.name}>…</${element.name}>`,
    );
  const before = application.cells.get(column) ?? '';
  const separator = joined.get(column);
  const isPosition = column === 'position';
  if (separator !== undefined)
    application.cells.set(column, [before, said].filter(Boolean).join(separator).slice(0, LONGEST_CELL));
  else if (!isPosition && before !== '') refuse(application, element, 'stands twice', 'keep one of the two');
  else if (isPosition && said === '' && before === '')
    refuse(application, element, 'a position by its number alone', 'write its name, such as front');
  else application.cells.set(column, said || before);
}

/**
 * The rows of a file. One that breaks off in its middle stores nothing: it is read to its end before the first row is.
 * @throws UnreadableFile as `acesRows` does
 */
export async function* readAces(
  file: string,
  onEncoding?: (encoding: string) => void,
): AsyncGenerator<FileRow> {
  const encoding = await encodingOf(file);
  onEncoding?.(encoding);
  await requireWholeAces({ file }, decoded(file, encoding));
  yield* acesRows({ file }, decoded(file, encoding));
}

/** @throws UnreadableFile for what is no ACES file: broken XML, a DTD, another root element, a wrong count of records */
export async function* acesRows(
  { file }: Pick<Source, 'file'>,
  chunks: AsyncIterable<string>,
): AsyncGenerator<FileRow> {
  const reader = createReader(file);
  for await (const chunk of chunks) {
    reader.write(chunk);
    yield* reader.take();
  }
  reader.close();
  yield* reader.take();
}

/** @throws UnreadableFile as `acesRows` does */
export async function requireWholeAces(
  source: Pick<Source, 'file'>,
  chunks: AsyncIterable<string>,
): Promise<void> {
  const rows = acesRows(source, chunks);
  while (!(await rows.next()).done);
}

function createReader(file: string) {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const path: string[] = [];
  let rows: FileRow[] = [];
  let open: OpenApplication | null = null;
  let text = '';
  let count = 0;
  /** Letters since the last tag began or ended. */
  let pending = 0;

  function fail(message: string, fix: string): never {
    throw new UnreadableFile(`${file}:${parser.line}: ${message} → ${fix}`);
  }
  const element = (name: string): Element => ({ line: parser.line, name, path: path.slice(2).join('/') });

  parser.on('error', error =>
    fail(`broken XML: ${error.message.replace(/^[\d:]+\s*/, '')}`, 'export it again'),
  );
  parser.on('doctype', () => fail('a DTD, which the standard does not have', 'take the DOCTYPE out'));
  parser.on('opentag', (tag: SaxesTagPlain) => {
    pending = 0;
    text = '';
    path.push(tag.name);
    if (path.length > DEEPEST) fail('elements within elements without end', 'export it again');
    if (path.length === 1 && tag.name !== 'ACES')
      fail(`the root element is ${tag.name}, not ACES`, 'load a file of applications (ACES)');
    if (path.length === 2) openTop(tag);
    else if (open) readTag(open, element(tag.name), tag.attributes);
  });
  parser.on('text', part => void (text += part));
  parser.on('cdata', part => void (text += part));
  parser.on('closetag', tag => {
    pending = 0;
    if (open && path.length > 2) readText(open, element(tag.name), text);
    if (path.join('/') === 'ACES/Footer/RecordCount' && text.trim() !== String(count))
      fail(
        `the footer counts ${text.trim()} applications, the file has ${count}`,
        'export it again as a whole',
      );
    if (open && path.length === 2) {
      rows.push(open.problem ?? fileRowOf(open.line, open.cells));
      open = null;
    }
    path.pop();
    text = '';
  });

  function openTop({ name, attributes }: SaxesTagPlain): void {
    if (name === 'App') {
      count += 1;
      open = { line: parser.line, cells: new Map(), problem: null };
      const { action = 'A' } = attributes;
      if (action !== 'A')
        refuse(
          open,
          element(name),
          `the action "${action}"`,
          'load a full file, whose applications are added (A)',
        );
    } else if (name !== 'Header' && name !== 'Footer')
      rows.push(
        badRow(parser.line, { reason: 'unknown element', fix: 'see docs/import.md or take it out' }, name),
      );
  }

  return {
    write(chunk: string): void {
      pending += chunk.length;
      parser.write(chunk);
      if (pending > LONGEST) fail(`a text of more than ${LONGEST} letters`, 'export it again');
    },
    close: () => void parser.close(),
    /** The rows since the last call. */
    take(): FileRow[] {
      const taken = rows;
      rows = [];
      return taken;
    },
  };
}
