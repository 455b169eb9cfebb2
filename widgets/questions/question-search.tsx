/** Searches the questions of the product. */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useState } from 'react';
import styles from './questions.module.css';

const longest = 100;

export function QuestionSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  return (
    <form
      className={styles.search}
      onSubmit={event => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextInput
        className={styles.searchField}
        label={formatMessage({ id: 'QUESTIONS_SEARCH' })}
        name="questions"
        type="search"
        optional
        maxLength={longest}
        value={text}
        onChange={value => {
          setText(value);
          // Emptying the field shows all again.
          if (value === '') onSearch('');
        }}
      />
      <Button type="submit" variant="secondary">
        {formatMessage({ id: 'QUESTIONS_SEARCH_BUTTON' })}
      </Button>
    </form>
  );
}
