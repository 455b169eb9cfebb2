/** Text, name and, for a question, where its answer is mailed. */
import { useIntl } from 'react-intl';
import { useSendsEmail } from '#components/account/email-notice.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { VehicleField } from './vehicle-field.tsx';
import { WebsiteField } from './website-field.tsx';
import { MAX_QUESTION_LENGTHS, type WrittenQuestion, type WrongFields } from './written-question.ts';

interface Props {
  kind: 'question' | 'answer';
  /** Whether a question asks for the machine of its author. */
  asksVehicle?: boolean;
  written: WrittenQuestion;
  /** The fields whose errors are shown. */
  wrong: WrongFields;
  /** Left out: the browser keeps what is typed, for a form without scripts. */
  onChange?: (written: WrittenQuestion) => void;
}

const words = {
  question: { text: 'QUESTION_TEXT', error: 'QUESTION_TEXT_ERROR' },
  answer: { text: 'ANSWER_TEXT', error: 'ANSWER_TEXT_ERROR' },
} as const;

export function QuestionFields({ kind, asksVehicle = false, written, wrong, onChange }: Props) {
  const { formatMessage } = useIntl();
  const sendsEmail = useSendsEmail();
  const kept = (name: keyof WrittenQuestion) =>
    onChange
      ? { value: written[name], onChange: (value: string) => onChange({ ...written, [name]: value }) }
      : { defaultValue: written[name] };
  const field = (name: keyof WrittenQuestion) => ({
    name,
    maxLength: MAX_QUESTION_LENGTHS[name],
    ...kept(name),
  });
  return (
    <>
      <TextArea
        {...field('text')}
        label={formatMessage({ id: words[kind].text })}
        error={wrong.text ? formatMessage({ id: words[kind].error }) : undefined}
      />
      <TextInput
        {...field('author')}
        label={formatMessage({ id: 'REVIEW_NAME_PLACEHOLDER' })}
        autoComplete="nickname"
        error={wrong.author ? formatMessage({ id: 'FIELD_ERROR_REVIEW_NAME' }) : undefined}
      />
      {kind === 'question' ? (
        <>
          {asksVehicle ? <VehicleField {...kept('vehicle')} /> : null}
          <WebsiteField />
          <TextInput
            {...field('email')}
            label={formatMessage({ id: 'EMAIL' })}
            type="email"
            inputMode="email"
            autoComplete="email"
            optional
            optionalLabel={formatMessage({ id: 'INPUT_OPTIONAL' })}
            description={formatMessage({
              id: sendsEmail ? 'QUESTION_EMAIL_HELP' : 'QUESTION_EMAIL_HELP_UNSENT',
            })}
            error={wrong.email ? formatMessage({ id: 'EMAIL_ERROR_NOT_VALID' }) : undefined}
          />
        </>
      ) : null}
    </>
  );
}
