/** One line above the button: the number of invalid fields with a link to the first, or why the order was refused. */
import { useIntl } from 'react-intl';
import { Icon } from '#ui/icon.tsx';
import { warningIcon } from '#ui/icons.ts';
import styles from './checkout.module.css';
import { focusField, useForm } from './form-context.ts';
import type { Ordering } from './use-ordering.ts';

export function OrderProblem({ ordering: { errors, ending } }: { ordering: Ordering }) {
  const { formatMessage } = useIntl();
  const { idOf } = useForm();
  const [first] = errors;
  const refusal =
    ending.name === 'refused' || ending.name === 'accident' ? formatMessage({ id: ending.text }) : null;
  return (
    <div role="alert">
      {first || refusal ? (
        <p className={styles.problem}>
          <Icon of={warningIcon} size={20} />
          <span>
            {refusal ?? formatMessage({ id: 'FORM_ERROR_SUMMARY' }, { count: errors.length })}{' '}
            {first ? (
              <a
                href={`#${idOf(first.field)}`}
                onClick={event => {
                  event.preventDefault();
                  focusField(idOf(first.field));
                }}
              >
                {formatMessage({ id: 'FORM_ERROR_GO_TO_FIRST' })}
              </a>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
