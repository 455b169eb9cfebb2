/** What a field is for. */
import type { Field, FieldPath } from './field.ts';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

/** In the author's language where the form knows it, else the schema's description, which is English. */
export function FieldHelp({ field, path }: { field: Field; path: FieldPath }) {
  const { helpOf } = useForm();
  const help = helpOf
    ? helpOf(field, path)
    : field.description
      ? { text: field.description, lang: 'en' }
      : undefined;
  if (!help) return null;
  return (
    <p className={styles.help} lang={help.lang}>
      {help.text}
    </p>
  );
}
