/** What comes: publications that begin or end, and parts whose time begins or is over. */
import type { DocumentNode } from '#engine/operation/operation.ts';
import type { DocumentUse } from './documents.ts';
import type { Publication } from './publications.ts';

/** GET /api/schedule: in the order of their moments, which are in the future. */
export type ScheduleEntry =
  | {
      /** ISO 8601. */
      at: string;
      /** `end`: `publication` takes another one back. */
      is: 'begin' | 'end';
      publication: Publication;
    }
  | {
      at: string;
      /** `shown`: from then on; `over`: no longer from then on. */
      is: 'shown' | 'over';
      document: DocumentUse;
      /** The part with its containers, outermost first, without what they contain; empty for the document itself. */
      trail: DocumentNode[];
    };
