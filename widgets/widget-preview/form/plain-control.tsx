/** One value without any spelling around it: the control that its kind asks for. */
import { useTexts } from '#i18n/texts-provider.tsx';
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
import { RadioControl } from './radio-control.tsx';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function PlainControl(props: ControlProps) {
  const { field, way, label, required, value, onChange } = props;
  const { t } = useTexts();
  const { faultAt } = useForm();
  const { control } = field;
  const name = nameOf(way);
  const shared = { label, name, error: faultAt(way) };
  const said = (text: string) => onChange(text === '' && !required ? undefined : text);

  switch (control.kind) {
    case 'choice': {
      const left =
        field.fallback === undefined
          ? t('PREVIEW_NOT_SET')
          : t('PREVIEW_DEFAULT', { value: textOf(field.fallback) });
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
      return (
        <TextInput
          {...shared}
          inputMode="numeric"
          value={textOf(value)}
          {...(typeof field.fallback === 'number'
            ? { description: t('PREVIEW_DEFAULT', { value: field.fallback }) }
            : {})}
          onChange={text => onChange(numberIn(text))}
        />
      );
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

/** What is no number stays as it was typed: the check tells what is wrong with it. */
function numberIn(text: string): unknown {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  const number = Number(plain);
  return Number.isNaN(number) || /[.,]$/.test(text.trim()) ? text : number;
}
