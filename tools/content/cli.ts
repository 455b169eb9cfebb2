/** `npm run content -- <command>`: areas, information pages and menus as files. Exit codes: 0 done, 1 findings or a refusal, 2 wrong usage. */
import { pino } from 'pino';
import { readCommandLine, withCommandDatabase } from '#backend/commands.ts';
import { createBackend } from '#backend/index.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import { rowSource } from '#server/studio/contents/row-source.ts';
import { openDocuments } from '#server/studio/documents/open-documents.ts';
import { createContentForms } from '#ssr/content-forms.ts';
import { exportContent, importContent, listContent, type Outcome } from './commands.ts';

const usage = `Usage: npm run content -- <command> [--database-url URL]

list
    lists areas, information pages and menus: row, published or with a draft
export [ids…] [--to FOLDER]
    writes what is published into content/, or into another folder
import FILES [--publish]
    makes drafts of the files, or publishes them; nothing is written when a file has an error`;

async function run(
  url: string | undefined,
  command: string,
  rest: string[],
  options: Options,
): Promise<Outcome> {
  const root = process.cwd();
  return withCommandDatabase(url, async (_db, databaseUrl) => {
    const forms = createContentForms();
    const backend = await createBackend({
      databaseUrl,
      logger: pino({ level: 'silent' }),
      origin: 'http://localhost',
      content: { forms },
    });
    try {
      const pages = readDocumentTexts(root);
      const world = readWorld(root);
      const sources = backend.contentRows ? [rowSource(backend.contentRows)] : [];
      const documents = openDocuments({
        studio: backend.studio,
        texts: () => pages,
        world: () => world,
        sources,
      });
      const ports = { documents, pages, world };
      if (command === 'list') return await listContent(ports);
      if (command === 'export') return await exportContent(ports, rest, options.to ?? 'content');
      return await importContent(ports, rest, options.publish);
    } finally {
      await backend.close();
    }
  });
}

interface Options {
  to?: string | undefined;
  publish: boolean;
}

async function main(): Promise<number> {
  const { values, positionals } = readCommandLine(
    {
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        publish: { type: 'boolean', default: false },
        'database-url': { type: 'string' },
      },
    },
    usage,
  );
  const [command = '', ...rest] = positionals;
  const isKnown = ['list', 'export'].includes(command) || (command === 'import' && rest.length > 0);
  if (!isKnown) throw new Error(usage);
  const { lines, status } = await run(values['database-url'], command, rest, values);
  for (const line of lines) (status === 0 ? console.log : console.error)(line);
  return status;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
