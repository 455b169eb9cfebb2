/** The styled list of one native select, opened over the page. The native control stays in place and keeps the value. */
import * as Select from '@radix-ui/react-select';
import { type Ref, useImperativeHandle } from 'react';
import { Icon } from '../icon.tsx';
import { checkIcon, chevronDownIcon, chevronUpIcon } from '../icons.ts';
import styles from './select-list.module.css';

interface Props {
  select: HTMLSelectElement;
  onClose: () => void;
}

export function SelectList({ select, onClose }: Props) {
  const choose = (index: number) => {
    select.selectedIndex = index;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    // Radix does not allow an empty value, which is an option here, so options are identified by index.
    <Select.Root
      open
      value={String(select.selectedIndex)}
      onValueChange={index => choose(Number(index))}
      onOpenChange={open => (open ? undefined : onClose())}
    >
      <Select.Trigger asChild>
        <NativeTrigger select={select} />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          position="popper"
          sideOffset={4}
          className={styles.list}
          aria-label={select.labels[0]?.textContent ?? select.name}
        >
          <Select.ScrollUpButton className={styles.scroll}>
            <Icon of={chevronUpIcon} size={20} />
          </Select.ScrollUpButton>
          <Select.Viewport className={styles.options}>
            {Array.from(select.options, ({ index, label, disabled }) => (
              <Select.Item key={index} value={String(index)} disabled={disabled} className={styles.option}>
                <Select.ItemText>{label}</Select.ItemText>
                <Select.ItemIndicator className={styles.check}>
                  <Icon of={checkIcon} size={20} />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className={styles.scroll}>
            <Icon of={chevronDownIcon} size={20} />
          </Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

/** Makes the native control Radix's trigger, which positions the list and gets the focus back. */
function NativeTrigger({ ref, select }: { ref?: Ref<HTMLElement>; select: HTMLSelectElement }) {
  useImperativeHandle(ref, () => select, [select]);
  return null;
}
