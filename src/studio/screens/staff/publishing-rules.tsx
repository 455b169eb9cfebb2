/** What the shop demands of every publication. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PublishingRules } from '#studio-api/publications.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { useSaving } from '../../parts/session/use-saving.ts';
import styles from './staff.module.css';

const path = '/api/publishing-rules';

export function PublishingRulesForm() {
  const intl = useIntl();
  const { api } = useStudio();
  const { value, error, reload } = useAsync('rules', () => api.get<PublishingRules>(path));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { problem, save } = useSaving();
  const change = async (needsApproval: boolean) => {
    setChosen(needsApproval);
    const isSaved = await save(async () => {
      await api.patch<PublishingRules>(path, { needsApproval } satisfies PublishingRules);
      announce(intl.formatMessage({ id: needsApproval ? 'RULES_ON' : 'RULES_OFF' }));
    });
    if (!isSaved) setChosen(null);
  };
  if (!value) return <LoadState error={error} onRetry={reload} />;
  return (
    <section className={styles.rules} aria-labelledby="publishing-rules">
      <h2 id="publishing-rules">
        <FormattedMessage id="RULES_TITLE" />
      </h2>
      <label>
        <input
          type="checkbox"
          checked={chosen ?? value.needsApproval}
          aria-describedby="publishing-rules-help"
          onChange={event => void change(event.currentTarget.checked)}
        />
        <FormattedMessage id="RULES_NEEDS_APPROVAL" />
      </label>
      <p id="publishing-rules-help" className={styles.help}>
        <FormattedMessage id="RULES_HELP" />
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}
