/** A finding of the whole shop: what is wrong where, the way to it, and its fix. */
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ShopCheck, ShopFinding } from '#studio-api/shop-check.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { applyFix } from '../../editing/findings/apply-fix.ts';
import { type FindingFix, findingFixes } from '../../editing/findings/finding-fixes.ts';
import { findingPlaceOf } from '../../editing/findings/finding-place.ts';
import { fieldNames, nodeName } from '../../editing/structure/part-name.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import { findingWords } from '../../parts/texts/finding-words.ts';
import styles from './check.module.css';

interface Props {
  finding: ShopFinding;
  document: ShopCheck['documents'][number] | undefined;
  onFixed(): void;
}

export function CheckedFinding({ finding, document, onFixed }: Props) {
  const intl = useIntl();
  const { session } = useStudio();
  const { document: id, nodeId, path, node, isCorrected, severity, code, message } = finding;
  const { what, todo } = findingWords(finding, intl);
  const name = document ? documentName(document, intl) : id;
  const parts = [
    ...(node ? [nodeName(node, intl, intl.locale.slice(0, 2))] : []),
    ...fieldNames(findingPlaceOf(finding), intl),
  ];
  const mayFix = atLeast(session.staff.role, finding.by);
  const fixes = mayFix
    ? findingFixes(finding, { node: asked => (asked === nodeId ? node : undefined) }, intl)
    : [];
  return (
    <li className={classNames(styles.finding, severity === 'error' && styles.error)}>
      <p className={styles.where}>
        <Link to={`/edit/${encodeURIComponent(id)}`} state={{ select: nodeId, field: path }}>
          {[name, ...parts].join(' · ')}
        </Link>
      </p>
      <p>
        <span className={styles.severity}>
          <FormattedMessage id={severity === 'error' ? 'CHECK_ERROR' : 'CHECK_WARNING'} />
        </span>{' '}
        {what}
      </p>
      {isCorrected ? (
        <p className={styles.todo}>
          <FormattedMessage id="CHECK_CORRECTED" />
        </p>
      ) : todo === undefined ? null : (
        <p className={styles.todo}>{todo}</p>
      )}
      {fixes.length > 0 ? (
        <div className={styles.actions}>
          {fixes.map(fix => (
            <FixButton key={fix.label} fix={fix} finding={finding} where={name} onFixed={onFixed} />
          ))}
        </div>
      ) : null}
      {finding.by === 'developer' ? (
        <p className={styles.details} lang="en">
          {code}: {message}. {finding.fix}
        </p>
      ) : null}
    </li>
  );
}

interface FixProps {
  fix: FindingFix;
  finding: ShopFinding;
  /** Name of the document. */
  where: string;
  onFixed(): void;
}

/** Says what happened, with the way back. */
function FixButton({ fix: { label, ops }, finding: { document: id }, where, onFixed }: FixProps) {
  const intl = useIntl();
  const { api } = useStudio();
  const say = (message: 'CHECK_FIXED' | 'CHECK_MOVED', undo?: () => void) =>
    announce(intl.formatMessage({ id: message }, { name: where }), undo);
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      announce(problemText(error, intl));
    }
    onFixed();
  };
  const fix = () =>
    attempt(async () => {
      const inverse = await applyFix(api, id, ops);
      if (inverse === null) say('CHECK_MOVED');
      else
        say('CHECK_FIXED', () => {
          void attempt(async () => void (await applyFix(api, id, inverse)));
        });
    });
  return (
    <Button size="s" variant="secondary" onClick={() => void fix()}>
      {label}
    </Button>
  );
}
