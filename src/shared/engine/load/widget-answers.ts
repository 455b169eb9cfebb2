/** The data of a page's widgets while the page is edited: loaded again only where it may differ. */

import { NotFound } from '#kernel/absence.ts';
import { aboutWidget } from '../definition/about-widget.ts';
import type { AnyWidget, LoadContext } from '../definition/contract.ts';
import type { Loaded, ResolvedWidget } from '../definition/resolved-page.ts';
import type { PageServices } from './page-services.ts';

/** Records which props a widget's `load` reads, so that a change of another prop needs no new data. */

interface TrackedProps {
  props: Record<string, unknown>;
  /** Whether the same load with these props could answer something else. */
  mayDiffer(next: Readonly<Record<string, unknown>>): boolean;
}

function trackReads(props: Record<string, unknown>): TrackedProps {
  const read = new Set<string>();
  let isReadWhole = false;
  const note = (key: string | symbol) => {
    if (typeof key === 'string') read.add(key);
  };
  const tracked = new Proxy(props, {
    get(target, key, receiver) {
      note(key);
      return Reflect.get(target, key, receiver) as unknown;
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      isReadWhole = true;
      return Reflect.ownKeys(target);
    },
  });
  return {
    props: tracked,
    mayDiffer(next) {
      const keys = isReadWhole ? new Set([...Object.keys(props), ...Object.keys(next)]) : read;
      return [...keys].some(key => !isSame(props[key], next[key]));
    },
  };
}

/** Resolved props are JSON, written in the order of the document. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export interface WidgetAnswer {
  type: string;
  loaded: Loaded;
  isEmpty: boolean;
  tracked: TrackedProps;
  /** It belongs to earlier props. */
  isStale?: true;
}

export interface WidgetAnswers {
  /** @param mayBeStale answers with the data of earlier props, if there is any, in place of loading */
  of(base: ResolvedWidget, mayBeStale: boolean): Promise<WidgetAnswer>;
  /** Later runs compare with the answers of this one. */
  remember(run: ReadonlyMap<string, WidgetAnswer>): void;
}

export function createWidgetAnswers(context: LoadContext, services: PageServices): WidgetAnswers {
  const answers = new WeakMap<ResolvedWidget, WidgetAnswer>();
  let latest: ReadonlyMap<string, WidgetAnswer> = new Map();

  async function answerOf(base: ResolvedWidget, mayBeStale: boolean): Promise<WidgetAnswer> {
    const known = answers.get(base);
    if (known) return known;
    const tracked = trackReads(base.props);
    const definition = await services.widget(base.type);
    const nothing: WidgetAnswer = { type: base.type, loaded: base.loaded, isEmpty: false, tracked };
    if (!definition || base.loaded.state === 'deferred') return nothing;
    const before = latest.get(base.id);
    if (before?.type === base.type && before.loaded.state === 'ok') {
      const isCurrent = !before.tracked.mayDiffer(base.props);
      const isEmpty = definition.isEmpty?.(base.props, before.loaded.data) === true;
      if (isCurrent) return { type: base.type, loaded: before.loaded, isEmpty, tracked: before.tracked };
      if (mayBeStale) return { ...before, isEmpty, isStale: true };
    }
    return load(base, definition, tracked);
  }

  async function load(
    base: ResolvedWidget,
    definition: AnyWidget,
    tracked: TrackedProps,
  ): Promise<WidgetAnswer> {
    const { type } = base;
    try {
      const data = definition.load ? await definition.load(context, tracked.props) : undefined;
      const loaded: Loaded = definition.load ? { state: 'ok', data } : { state: 'static' };
      return { type, loaded, isEmpty: definition.isEmpty?.(base.props, data) === true, tracked };
    } catch (error) {
      services.report('WIDGET001', `Widget "${type}" failed to load`, {
        ...aboutWidget(base, definition, context),
        error,
      });
      return { type, loaded: { state: 'failed' }, isEmpty: error instanceof NotFound, tracked };
    }
  }

  return {
    async of(base, mayBeStale) {
      const answer = await answerOf(base, mayBeStale);
      if (!answer.isStale) answers.set(base, answer);
      return answer;
    },
    remember(run) {
      latest = run;
    },
  };
}
