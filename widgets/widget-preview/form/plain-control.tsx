/** A plain value: the control for its kind. */
import { useIntl } from 'react-intl';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import { useForm } from './form-context.ts';
import { GroupControl } from './group-control.tsx';
import { JsonControl } from './json-control.tsx';
import { LinkControl } from './link-control.tsx';
import { ListControl } from './list-control.tsx';
import { NumberControl } from './number-control.tsx';
import { RadioControl } from './radio-control.tsx';
import { textOf } from './text-of.ts';

export function PlainControl(props: ControlProps) {
  const { field, path, label, required, value, onChange } = props;
  const { formatMessage } = useIntl();
  const { errorAt } = useForm();
  const { control } = field;
  const name = nameOf(path);
  const shared = { label, name, error: errorAt(path) };
  const said = (text: string) => onChange(text === '' && !required ? undefined : text);

  switch (control.kind) {
    case 'choice': {
      const left =
        field.fallback === undefined
          ? formatMessage({ id: 'PREVIEW_NOT_SET' })
          : formatMessage({ id: 'PREVIEW_DEFAULT' }, { value: textOf(field.fallback) });
      const chosen = textOf(value);
      const pick = (next: string) => onChange(next === '' ? undefined : next);
      if (control.as === 'radio')
        return (
          <RadioControl
            {...shared}
            values={control.values}
            left={required ? undefined : left}
            value={chosen}
            onChange={pick}
          />
        );
      return (
        <Select
          {...shared}
          {...(required ? {} : { placeholder: left })}
          optional
          options={control.values.map(each => ({ value: each, label: each }))}
          value={chosen}
          onChange={pick}
        />
      );
    }
    case 'switch':
      return (
        <Checkbox
          name={name}
          error={shared.error}
          checked={(value ?? field.fallback) === true}
          onChange={onChange}
        >
          {label}
        </Checkbox>
      );
    case 'number':
      return <NumberControl {...props} control={control} />;
    case 'text':
      return control.lines ? (
        <TextArea {...shared} rows={control.html ? 6 : 3} value={textOf(value)} onChange={said} />
      ) : (
        <TextInput {...shared} value={textOf(value)} onChange={said} />
      );
    case 'link':
      return <LinkControl {...props} />;
    case 'list':
      return <ListControl {...props} control={control} />;
    case 'group':
      return <GroupControl {...props} control={control} />;
    case 'json':
      return <JsonControl {...props} />;
  }
}
