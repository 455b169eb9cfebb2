/** Several lines of text, or text with markup in an editor where the form has one. */
import { TextArea } from '#ui/form/text-area.tsx';
import { type RichTextProps } from './control-props.ts';
import { nameOf } from './field.ts';
import { useForm } from './form-context.ts';
import { joinLines } from './join-lines.ts';

interface Props extends RichTextProps {
  html: boolean;
  /** Whether shoppers see where its lines end. */
  breaks?: boolean | undefined;
  description?: string;
}

export function LongText({ html, breaks = false, description, ...props }: Props) {
  const { path, label, title, value, error, lang, onChange } = props;
  const { controls, isLocked = false } = useForm();
  const disabled = isLocked || props.disabled === true;
  if (html && controls?.RichText)
    return (
      <controls.RichText
        path={path}
        label={label}
        title={title}
        value={value}
        error={error}
        lang={lang}
        disabled={disabled}
        onChange={onChange}
      />
    );
  return (
    <TextArea
      {...(html || breaks ? {} : { ref: joinLines })}
      label={label}
      name={nameOf(path)}
      rows={html ? 6 : 3}
      value={value}
      error={error}
      disabled={disabled}
      {...(description === undefined ? {} : { description })}
      onChange={onChange}
    />
  );
}
