/** Writes docs/reliability.md from tests/faults.json and the annotations of the tests. */
import { join } from 'node:path';
import { root } from '../files/message-files.mjs';
import { writeWhenNew } from '../files/replace-file.mjs';
import { reliabilityDocument } from '../reliability/document.mjs';
import { allProofs, readRows } from '../reliability/proofs.mjs';

writeWhenNew(join(root, 'docs/reliability.md'), reliabilityDocument(readRows(), allProofs().proofs));
