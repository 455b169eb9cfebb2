/** How the views get at widget code and where errors go; one value per request on the server, one per tab in the browser. */
import { createContext, type ReactNode, use } from 'react';
import type { AnyWidget } from '../contract.ts';
import type { Report } from '../report.ts';
import type { HydrationTriggers } from './hydration-triggers.ts';

export interface Engine {
  /** `server`: everything is rendered. `hydrating`: the HTML is there, static widgets stay as they are. `live`: rendered in the browser. */
  mode: 'server' | 'hydrating' | 'live';
  /** The code of a widget if it is already here. */
  widget(type: string): AnyWidget | undefined;
  /** Fetches the code of a widget. */
  fetchWidget(type: string): Promise<AnyWidget | undefined>;
  triggers: HydrationTriggers;
  /** What stands in the place of a widget that failed. */
  failed(widgetId: string): ReactNode;
  report: Report;
}

export const EngineContext = createContext<Engine | null>(null);

export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('A page view needs an EngineContext');
  return engine;
}
