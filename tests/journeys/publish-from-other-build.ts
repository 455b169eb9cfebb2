/** Publishes a widget that this build does not have on a page: `publish-from-other-build.ts page:spring-sale`. */
import { withCommandDatabase } from '#backend/commands.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { publishFromOtherBuild } from '../support/other-build.ts';

const [id = ''] = process.argv.slice(2);
await withCommandDatabase(undefined, db => publishFromOtherBuild(db, id as DocumentId));
