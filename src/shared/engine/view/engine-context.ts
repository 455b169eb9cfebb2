/** Access of the views to widget code and error reports; one value per request on the server, one per tab in the browser. */
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { AnyWidget, PageContext } from '../definition/contract.ts';
import type { ClientFacts } from '../definition/evaluate-rule.ts';
import type { PreviewPort } from '../definition/preview-port.ts';
import type { Report } from '../definition/report.ts';
import type { ResolvedContainer, ResolvedWidget } from '../definition/resolved-page.ts';
import type { HydrationTriggers } from './hydration-triggers.ts';

/** Evaluates in the browser the rules that the server could not decide. */
export interface RuleResolver {
  /** Returns the same object until a fact changes; null while the facts are unknown. */
  facts(): ClientFacts | null;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Loads code and data of a deferred widget; null when it has nothing to show. Never rejects. */
  load(widget: ResolvedWidget, page: PageContext): Promise<ResolvedWidget | null>;
}

export interface RegionProps {
  name: string;
  containers: readonly ResolvedContainer[];
  page: PageContext;
}

export interface Engine {
  /** `server`: renders everything. `hydrating`: static widgets keep the server's HTML. `live`: renders in the browser. */
  mode: 'server' | 'hydrating' | 'live';
  /** The widget's code if it is loaded. */
  widget(type: string): AnyWidget | undefined;
  /** Loads the widget's code. */
  fetchWidget(type: string): Promise<AnyWidget | undefined>;
  triggers: HydrationTriggers;
  /** Enabled features of the shop, for rules. */
  features: readonly string[];
  /** Absent on the server; referentially stable in the browser. */
  ruleResolver?: () => Promise<RuleResolver>;
  /** Renders the regions in place of `Region`, where their content changes without a navigation. */
  region?: ComponentType<RegionProps>;
  /** For the widget preview tool. */
  preview?: () => Promise<LivePreview>;
  /** Fallback of a failed widget. */
  failed(widget: ResolvedWidget): ReactNode;
  report: Report;
}

/** The preview port with the engine that renders resolved pages. */
export interface LivePreview extends PreviewPort {
  live: Engine;
}

export const EngineContext = createContext<Engine | null>(null);

/** Whether a feature of the shop is switched on; outside of a page, such as in a story, every one is. */
export const useFeature = (name: string): boolean => use(EngineContext)?.features.includes(name) ?? true;

export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('useEngine must be called inside an EngineContext');
  return engine;
}
