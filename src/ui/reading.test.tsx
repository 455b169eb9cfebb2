import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Feedback } from './feedback.tsx';
import { Pagination } from './pagination.tsx';
import { Price } from './price.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { StarRating } from './star-rating.tsx';

afterEach(cleanup);

it('labels a reduced price as text, not only by a strikethrough', () => {
  const { container } = render(
    <Price selling="99,00 €" regular="129,00 €" labels={{ now: 'Nyt', was: 'Ennen' }} suffix="alv 0 %" />,
  );
  expect(container.textContent).toMatch(/^Nyt 99,00 €\s*Ennen 129,00 €\s*alv 0 %$/);
});

it('interrupts screen readers only for an error', () => {
  render(
    <>
      <Feedback>Toimitus viivästyy.</Feedback>
      <Feedback tone="error">Maksu ei onnistunut.</Feedback>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Maksu ei onnistunut.');
});

it('links to every page except the gap, and marks the current one', () => {
  const labels = {
    navigation: 'Sivut',
    previous: 'Edellinen',
    next: 'Seuraava',
    page: (page: number) => `Sivu ${page}`,
  };
  const onPage = vi.fn();
  render(<Pagination page={3} pages={12} onPage={onPage} labels={labels} />);
  const pages = within(screen.getByRole('navigation', { name: 'Sivut' }));
  expect(pages.getByRole('button', { name: 'Sivu 3', current: 'page' })).toBeDefined();
  fireEvent.click(pages.getByRole('button', { name: 'Seuraava' }));
  fireEvent.click(pages.getByRole('button', { name: 'Sivu 12' }));
  expect(onPage.mock.calls).toEqual([[4], [12]]);
  expect(pages.queryByRole('button', { name: 'Sivu 7' })).toBeNull();
});

it('links to pages that have addresses', () => {
  const labels = { navigation: 'Sivut', previous: 'Edellinen', next: 'Seuraava', page: String };
  render(<Pagination page={2} pages={3} hrefOf={page => `?page=${page}`} labels={labels} />);
  const links = screen.getAllByRole('link');
  expect(links.map(link => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['?page=1', 'prev'],
    ['?page=1', null],
    ['?page=2', null],
    ['?page=3', null],
    ['?page=3', 'next'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

it('renders no pagination for a single page', () => {
  const labels = { navigation: 'Sivut', previous: '', next: '', page: String };
  const { container } = render(<Pagination page={1} pages={1} onPage={() => undefined} labels={labels} />);
  expect(container.innerHTML).toBe('');
});

it('ends with the current page, which is not a link', () => {
  render(
    <Breadcrumbs
      label="Olet tässä"
      items={[
        { label: 'Etusivu', href: '/' },
        { label: 'Vinssit', href: '/vinssit' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Etusivu']);
  expect(screen.getByText('Vinssit').getAttribute('aria-current')).toBe('page');
});

it('never exceeds its maximum', () => {
  render(<ProgressBar label="Ladataan" value={140} />);
  expect(screen.getByRole('progressbar', { name: 'Ladataan' })).toHaveProperty('value', 100);
});

it('reads a rating as one sentence', () => {
  const { container } = render(
    <StarRating rating={4.5} label="4,5 tähteä viidestä, 12 arvostelua" count={12} />,
  );
  expect(container.querySelector(':not([aria-hidden]) > .visually-hidden')?.textContent).toBe(
    '4,5 tähteä viidestä, 12 arvostelua',
  );
});
