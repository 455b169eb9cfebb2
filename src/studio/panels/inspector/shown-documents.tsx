/** Other documents that a node shows, with the way to them. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { StateMark } from '../../parts/documents/document-marks.tsx';
import { DocumentUses } from '../../parts/documents/document-uses.tsx';
import { useEditedWay, wayTo } from '../../parts/documents/edited-way.ts';
import { useDocuments } from '../../parts/documents/use-documents.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './shown-documents.module.css';

/** The documents that an area of a page shows: a way from the page to its content. */
export const AreaContents = observer(function AreaContents({ node }: { node: DocumentNode }) {
  const intl = useIntl();
  const { group, draft } = useEditor();
  const way = useEditedWay();
  const documents = useDocuments('content') ?? [];
  const { family, areaName, alias } = node;
  const shown = documents.filter(({ area, addresses }) =>
    area
      ? area.family === family && area.areaName === areaName
      : Object.values(addresses).some(path => path === `/${String(alias)}`),
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>
        <FormattedMessage id="CONTENTS_IN_AREA" />
      </h3>
      {draft.own === undefined ? null : (
        <p>
          <FormattedMessage id="OWN_AREA_NOTE" />
        </p>
      )}
      <ul className={styles.list}>
        {shown.map(document => (
          <li key={document.id}>
            {group.partOf(document.id) ? (
              <button
                type="button"
                className={styles.here}
                onClick={() => group.partOf(document.id)?.editor.select('')}
              >
                {documentName(document, intl)}
              </button>
            ) : (
              <Link
                to={`/edit/${encodeURIComponent(document.id)}`}
                state={wayTo(document.id, way, group.main.draft)}
              >
                {documentName(document, intl)}
              </Link>
            )}{' '}
            <StateMark document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** A part that several pages share: the way to it, and where else it is shown. */
export const SharedPart = observer(function SharedPart({ name }: { name: string }) {
  const { group } = useEditor();
  const way = useEditedWay();
  return (
    <section>
      <p>
        <FormattedMessage id="INSPECTOR_FRAGMENT_NOTE" />
      </p>
      <p>
        <Link
          className={styles.open}
          to={`/edit/${encodeURIComponent(`fragment:${name}`)}`}
          state={wayTo(`fragment:${name}`, way, group.main.draft)}
        >
          <FormattedMessage id="USES_EDIT_SHARED" />
        </Link>
      </p>
      <DocumentUses id={`fragment:${name}`} />
    </section>
  );
});
