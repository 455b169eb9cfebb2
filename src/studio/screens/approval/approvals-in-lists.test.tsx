/** Lists that show what became of approvals read it again when something is decided. */
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { namelessShop } from '#kernel/shop-facts.ts';
import type { StudioEventName } from '#studio-api/events.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { noEvents } from '../../parts/context/testing-events.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import PagesScreen from '../pages/pages-screen.tsx';
import ReleasesScreen from '../releases/releases-screen.tsx';

afterEach(cleanup);

const intl = createCompiledIntl('en-GB', messages, { shop: namelessShop });

function open(Screen: ComponentType) {
  const get = vi.fn(async (_path: string): Promise<unknown> => []);
  const listeners: { heard: readonly StudioEventName[]; listener: (data: unknown) => void }[] = [];
  const events = {
    ...noEvents,
    on(heard: readonly StudioEventName[], listener: (data: unknown) => void) {
      listeners.push({ heard, listener });
      return () => undefined;
    },
  };
  render(
    <TestStudio
      api={{ get }}
      session={testEditor({ format: 1, kind: 'page', id: 'home', regions: {} }).session}
      events={events}
      intl={intl}
    >
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </TestStudio>,
  );
  const readings = (path: string) => get.mock.calls.filter(([asked]) => asked.startsWith(path)).length;
  const decide = () => {
    for (const { heard, listener } of listeners) if (heard.includes('approvals')) listener(undefined);
  };
  return { readings, decide };
}

it.each([
  ['pages', PagesScreen, '/api/documents'],
  ['releases', ReleasesScreen, '/api/releases'],
])('reads the list of %s again', async (_name, Screen, path) => {
  const { readings, decide } = open(Screen);
  await waitFor(() => expect(readings(path)).toBe(1));
  act(decide);
  await waitFor(() => expect(readings(path)).toBe(2));
});
