/** How the views get at widget code and where errors go; one value per request on the server, one per tab in the browser. */
import { createContext, type ReactNode, use } from 'react';
import type { AnyWidget } from '../contract.ts';
import type { PageContext } from '../contract.ts';
import type { ClientFacts } from '../evaluate-rule.ts';
import type { PreviewPort } from '../preview-port.ts';
import type { ResolvedWidget } from '../resolved-page.ts';
import type { Report } from '../report.ts';
import type { HydrationTriggers } from './hydration-triggers.ts';

/** Settles in the browser what the server could not know. */
export interface RuleResolver {
  /** The same object until something changes; null while it is not known yet. */
  facts(): ClientFacts | null;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Code and data of a widget that shows after all; null when it has nothing to show. Never rejects. */
  load(widget: ResolvedWidget, page: PageContext): Promise<ResolvedWidget | null>;
}

export interface Engine {
  /** `server`: everything is rendered. `hydrating`: the HTML is there, static widgets stay as they are. `live`: rendered in the browser. */
  mode: 'server' | 'hydrating' | 'live';
  /** The code of a widget if it is already here. */
  widget(type: string): AnyWidget | undefined;
  /** Fetches the code of a widget. */
  fetchWidget(type: string): Promise<AnyWidget | undefined>;
  triggers: HydrationTriggers;
  /** Of the shop's configuration, for rules. */
  features: readonly string[];
  /** Absent on the server; the same function for a tab's life. */
  ruleResolver?: () => Promise<RuleResolver>;
  /** For the tool that shows single widgets. */
  preview?: () => Promise<LivePreview>;
  /** Fallback of a widget that failed. */
  failed(widget: ResolvedWidget): ReactNode;
  report: Report;
}

/** With the engine that renders what was resolved. */
export interface LivePreview extends PreviewPort {
  live: Engine;
}

export const EngineContext = createContext<Engine | null>(null);

export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('A page view needs an EngineContext');
  return engine;
}
