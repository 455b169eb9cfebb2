/** The buttons of a dialog that publishes, and what came of it. */
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import styles from './publish.module.css';
import type { Publishing } from './use-publishing.ts';

interface Props {
  publishing: Publishing;
  isNow: boolean;
  mayPublish: boolean;
  onPublish(): void;
  onClose(): void;
}

export const PublishFooter = ({ publishing, isNow, mayPublish, onPublish, onClose }: Props) => (
  <>
    <p role="alert" className={styles.problem}>
      {publishing.problem}
    </p>
    <Button size="s" variant="tertiary" onClick={onClose}>
      <FormattedMessage id={publishing.isDone ? 'SHELL_CLOSE' : 'PUBLISH_CANCEL'} />
    </Button>
    {publishing.isDone ? null : (
      <Button size="s" onClick={onPublish} disabled={!mayPublish} loading={publishing.isBusy}>
        <FormattedMessage id={isNow ? 'PUBLISH_NOW' : 'PUBLISH_SCHEDULE'} />
      </Button>
    )}
  </>
);
