/** A plain value: the control for its kind. */
import { useIntl } from 'react-intl';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Select } from '#ui/select.tsx';
import { ColourControl } from './colour-control.tsx';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import { valueLabel } from './field-label.ts';
import { useForm } from './form-context.ts';
import { GroupControl } from './group-control.tsx';
import { JsonControl } from './json-control.tsx';
import { LinkTextControl } from './link-control.tsx';
import { ListControl } from './list-control.tsx';
import { LongText } from './long-text.tsx';
import { NumberControl } from './number-control.tsx';
import { RadioControl } from './radio-control.tsx';
import { textOf } from './text-of.ts';

export function PlainControl(props: ControlProps) {
  const { field, path, label, required, value, onChange } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { errorAt, controls = {} } = useForm();
  const { control } = field;
  const name = nameOf(path);
  const shared = { label, name, error: errorAt(path) };
  const said = (text: string) => onChange(text === '' && !required ? undefined : text);

  if (field.reference && controls.Reference)
    return <controls.Reference {...props} reference={field.reference} />;
  if (field.isPictureFile && controls.PictureFile) return <controls.PictureFile {...props} />;
  switch (control.kind) {
    case 'choice': {
      const left =
        field.fallback === undefined
          ? formatMessage({ id: 'PREVIEW_NOT_SET' })
          : formatMessage({ id: 'PREVIEW_DEFAULT' }, { value: valueLabel(textOf(field.fallback), intl) });
      const chosen = textOf(value);
      const pick = (next: string) => onChange(next === '' ? undefined : next);
      if (control.as === 'radio')
        return (
          <RadioControl
            {...shared}
            values={control.values.map(each => ({ value: each, label: valueLabel(each, intl) }))}
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
          options={control.values.map(each => ({ value: each, label: valueLabel(each, intl) }))}
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
      if (field.isColour) return <ColourControl {...props} error={shared.error} />;
      return control.lines ? (
        <LongText
          {...props}
          html={control.html}
          breaks={control.breaks}
          value={textOf(value)}
          onChange={said}
          error={shared.error}
        />
      ) : (
        <TextInput {...shared} value={textOf(value)} onChange={said} />
      );
    case 'link':
      return controls.Link ? <controls.Link {...props} /> : <LinkTextControl {...props} />;
    case 'list':
      return <ListControl {...props} control={control} />;
    case 'group':
      if (control.isImage && controls.Picture) return <controls.Picture {...props} />;
      if (control.isProducts && controls.Products) return <controls.Products {...props} />;
      return <GroupControl {...props} control={control} />;
    case 'json':
      return <JsonControl {...props} />;
  }
}
