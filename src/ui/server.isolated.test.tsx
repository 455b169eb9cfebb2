/** Every component renders on the server: no window, no unstable id, and its content is complete without scripts. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { Container } from './container.tsx';
import { EmptyState } from './empty-state.tsx';
import { Feedback } from './feedback.tsx';
import { Checkbox } from './form/checkbox.tsx';
import { Quantity } from './form/quantity.tsx';
import { RadioGroup } from './form/radio-group.tsx';
import { TextArea } from './form/text-area.tsx';
import { TextInput } from './form/text-input.tsx';
import { IconButton } from './icon-button.tsx';
import { IconText } from './icon-text.tsx';
import { truckIcon } from './icons.ts';
import { Pagination } from './pagination.tsx';
import { Panel } from './panel/panel.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Select } from './select.tsx';
import { Skeleton } from './skeleton.tsx';
import { Slider } from './slider/slider.tsx';
import { Spinner } from './spinner.tsx';
import { StarRating } from './star-rating.tsx';
import { StatusLabel } from './status-label.tsx';
import { StockDot } from './stock-dot.tsx';
import { SvgAsset } from './svg-asset.tsx';
import { ToastRegion } from './toast.tsx';

const nothing = () => undefined;
const quantity = { quantity: 'Määrä', increase: 'Lisää', decrease: 'Vähennä' };
const pages = { navigation: 'Sivut', previous: 'Edellinen', next: 'Seuraava', page: String };

const pieces: [name: string, piece: ReactElement, words: string][] = [
  ['accordion', <Accordion key="a" items={[{ id: 'q', title: 'Kysymys', content: 'Vastaus' }]} />, 'Vastaus'],
  ['breadcrumbs', <Breadcrumbs key="a" label="Olet tässä" items={[{ label: 'Renkaat' }]} />, 'Renkaat'],
  [
    'button',
    <Button key="a" loading>
      Osta
    </Button>,
    'Osta',
  ],
  [
    'checkbox',
    <Checkbox key="a" name="c">
      Hyväksyn
    </Checkbox>,
    'Hyväksyn',
  ],
  [
    'chip',
    <Chip key="a" href="/">
      Talvi
    </Chip>,
    'Talvi',
  ],
  [
    'container',
    <Container key="a" as="main">
      Sisältö
    </Container>,
    '<main',
  ],
  ['empty state', <EmptyState key="a" title="Tyhjä" />, 'Tyhjä'],
  [
    'feedback',
    <Feedback key="a" tone="error">
      Virhe
    </Feedback>,
    'role="alert"',
  ],
  ['icon button', <IconButton key="a" icon={truckIcon} aria-label="Toimitus" />, 'aria-label="Toimitus"'],
  [
    'icon text',
    <IconText key="a" icon={truckIcon}>
      Toimitus
    </IconText>,
    'Toimitus',
  ],
  [
    'pagination',
    <Pagination key="a" page={1} pages={3} onPage={() => undefined} labels={pages} />,
    'aria-current="page"',
  ],
  [
    'closed panel',
    <Panel key="a" open={false} onClose={nothing} title="Kori" closeLabel="Sulje">
      x
    </Panel>,
    '',
  ],
  [
    'picture',
    <Picture key="a" image={{ type: 'product', file: 'a.webp' }} alt="Rengas" sizes="1px" />,
    'alt="Rengas"',
  ],
  ['price', <Price key="a" selling="9,90 €" />, '9,90 €'],
  ['progress bar', <ProgressBar key="a" label="Ladataan" />, '<progress'],
  ['quantity', <Quantity key="a" value={2} max={3} onChange={nothing} labels={quantity} />, 'value="2"'],
  [
    'radio group',
    <RadioGroup key="a" legend="Maksu" name="p" options={[{ value: 'k', title: 'Kortti' }]} />,
    'Kortti',
  ],
  ['select', <Select key="a" label="Vuosi" name="y" options={[{ value: '1', label: '2024' }]} />, '2024'],
  ['skeleton', <Skeleton key="a" />, 'aria-hidden'],
  ['svg asset', <SvgAsset key="a" name="error" alt="Virhe" />, 'width="30" height="30" loading="lazy"'],
  ['slider', <Slider key="a" label="Uutuudet" items={[{ key: 1, content: 'Vinssi' }]} />, 'Vinssi'],
  ['spinner', <Spinner key="a" label="Ladataan" />, 'Ladataan'],
  ['star rating', <StarRating key="a" rating={4} label="4 / 5" />, '4 / 5'],
  ['status label', <StatusLabel key="a">Uutuus</StatusLabel>, 'Uutuus'],
  [
    'stock dot',
    <StockDot key="a" tone="good">
      Varastossa
    </StockDot>,
    'Varastossa',
  ],
  ['text area', <TextArea key="a" label="Viesti" name="m" />, 'Viesti'],
  ['text input', <TextInput key="a" label="Nimi" name="n" defaultValue="Aino" />, 'value="Aino"'],
  ['toast region', <ToastRegion key="a" toast={null} onDismiss={nothing} closeLabel="Sulje" />, '<output'],
];

it.each(pieces)('%s is rendered on the server', (_name, piece, words) => {
  const markup = renderToString(piece);
  expect(markup).toContain(words);
  expect(renderToString(piece)).toBe(markup);
});
