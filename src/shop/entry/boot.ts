/** The only script before the first paint: answers early presses or records them, and starts the application with the first of them or when the page needs it (decisions 0066 and 0115). */
import { hideDismissedMessages } from '#client/boot/dismissed-messages.ts';
import { hideChunkLost, reloadOnce } from '#client/boot/lost-chunk.ts';

declare global {
  interface Window {
    /** What the inline script of the page has recorded: buttons, and how they are dimmed. */
    atvPresses?: [HTMLElement, Animation][];
  }
}

/** Hydrates the widget that contains the element: a promise while it is pending, null when it is hydrated. */
type HydrateNow = (element: Element) => Promise<void> | null;

/** Until the application runs, every element is pending; the promise resolves when it runs. */
let hydrateNow: HydrateNow;
/** The element that stands in the place of this one, if React had to render its part of the page anew. */
type SuccessorOf = (element: Element) => Element;
let successorOf: SuccessorOf = element => element;
let run: (hydrateNow: HydrateNow, successors?: SuccessorOf) => void;
let isRunning = false;
function expectApp(): void {
  const running = new Promise<void>(resolve => {
    run = (answer, successors = successorOf) => {
      hydrateNow = answer;
      successorOf = successors;
      isRunning = true;
      resolve();
    };
  });
  hydrateNow = () => running;
}
/** Aborted when the application starts. */
const waiting = new AbortController();
let started = false;
let failures = 0;

const interactive = 'button, [role="button"], summary, [data-panel], [data-interactive]';

const isModified = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The element that the application has to handle for this event; null when the browser's own handling is right. */
function targetOf(event: Event): HTMLElement | null {
  const { type, target } = event;
  if (!(target instanceof Element)) return null;
  const element = type === 'submit' ? target : target.closest(interactive);
  if (!(element instanceof HTMLElement) || element.tagName === 'SUMMARY' || element.closest('[data-native]'))
    return null;
  // With a modifier key, the browser opens the link in a new tab or window.
  if (element.tagName === 'A' && isModified(event)) return null;
  const isNativeSubmit =
    type === 'click' &&
    element instanceof HTMLButtonElement &&
    element.type === 'submit' &&
    element.form?.closest('[data-native]');
  return isNativeSubmit ? null : element;
}

function replayLater(event: Event): void {
  const element = targetOf(event);
  if (!element) return;
  const isTwice = isSentTwice(element);
  const ready = hydrateNow(element);
  if (!ready && !isTwice) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!ready || isTwice) return;
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const isSubmit = event.type === 'submit';
  void handle({ element, submitter, isSubmit, ready, dimming: dim(submitter ?? element) });
}

interface Press {
  element: HTMLElement;
  submitter: HTMLElement | null;
  isSubmit: boolean;
  /** Resolves when the application can handle it. */
  ready: Promise<void>;
  dimming: Animation;
}

/** What was pressed and is neither handled nor withdrawn. */
const pending = new Set<Press>();

async function handle(press: Press): Promise<void> {
  const { element, submitter, isSubmit, ready, dimming } = press;
  pending.add(press);
  try {
    if (await answer(element, ready)) return;
    void start();
    if (!isRunning) answers?.fetchForPress(element);
    await ready;
    // Hydrating the widget may take longer.
    await hydrateNow(element);
    if (pending.delete(press)) replay(element, submitter, isSubmit);
  } finally {
    dimming.cancel();
    pending.delete(press);
  }
}

/** Who closes a panel withdraws what waits in it; an addition has been sent. */
function withdraw({ target }: Event): void {
  for (const press of pending)
    if ((target as Node).contains(press.element) && !isAddition(press.element)) {
      press.dimming.cancel();
      pending.delete(press);
    }
}

/** The form that the press sends. */
function sentForm(element: HTMLElement): Element | null {
  const form = element instanceof HTMLButtonElement && element.type === 'submit' ? element.form : element;
  return form instanceof HTMLFormElement ? form : null;
}

function isSentTwice(element: HTMLElement): boolean {
  const form = sentForm(element);
  // Until it is answered, another press would send the form once more, also if it is hydrated by then.
  return (
    form !== null &&
    [...pending].some(press => {
      const other = sentForm(press.element);
      return other && successorOf(other) === form;
    })
  );
}

const isAddition = (element: HTMLElement) => sentForm(element)?.matches('[data-buy],[data-adds]') === true;

/** What needs no application: the page answers it at once. */
const isAnswerable = (element: HTMLElement) =>
  isAddition(element) ||
  element.matches('[data-favorite],[data-compare],[data-panel=menu],[data-panel=cart],[data-panel=account]');

type Answers = typeof import('#client/boot/answer-press.ts');

/** Once it has arrived: importing it again would take a task, and a press that takes a task is painted one frame later. */
let answers: Answers | undefined;

async function loadAnswers(): Promise<Answers> {
  answers ??= await import('#client/boot/answer-press.ts');
  return answers;
}

/** An answer that takes longer, in ms, no longer delays the start of the application. */
const longAnswerMs = 1_000;
let answering = 0;

/**
 * The application starts once the answer is painted: its files and their evaluation would compete with it. While it runs,
 * an addition does not wait for the code of its widget.
 * @returns false when the application has to handle the press.
 */
async function answer(element: HTMLElement, ready: Promise<void>): Promise<boolean> {
  if (!(isRunning ? isAddition : isAnswerable)(element)) return false;
  answering += 1;
  setTimeout(() => void start(), longAnswerMs);
  const whenReady = () => {
    void start();
    return ready;
  };
  try {
    const { answerPress } = answers ?? (await loadAnswers());
    return await answerPress(element, { isRunning: () => isRunning, whenReady, parsed });
  } catch {
    return false;
  } finally {
    answering -= 1;
    requestAnimationFrame(() => setTimeout(() => void start()));
  }
}

/** Presses from before this module arrived, which the inline script of the page has recorded and dimmed. */
function takeEarlyPresses(): void {
  const presses = window.atvPresses ?? [];
  delete window.atvPresses;
  for (const [element, dimming] of presses) {
    const ready = hydrateNow(element);
    if (ready && !isSentTwice(element))
      void handle({ element, submitter: null, isSubmit: false, ready, dimming });
    else dimming.cancel();
  }
}

/** Shows at once that the press was noticed. An animation leaves no attribute that hydration could differ from. */
function dim(element: HTMLElement): Animation {
  return element.animate({ opacity: 0.5 }, { duration: 150, fill: 'forwards' });
}

/** Replays the event once. Order is preserved, because promises that settle together run in the order of their clicks. */
function replay(element: HTMLElement, submitter: HTMLElement | null, isSubmit: boolean): void {
  const control = successorOf(element) as HTMLElement;
  const by = submitter && (successorOf(submitter) as HTMLElement);
  if (!control.isConnected) return;
  if (!isSubmit || !(control instanceof HTMLFormElement)) control.click();
  else if (by?.isConnected) control.requestSubmit(by);
  else control.requestSubmit();
}

/** A select that submits its form: until the application runs, it does so from here, and the form waits. */
function submitLater(event: Event): void {
  const { target } = event;
  if (isRunning || !(target instanceof HTMLSelectElement && 'submits' in target.dataset)) return;
  event.stopImmediatePropagation();
  target.form?.requestSubmit();
}

const captured = { click: replayLater, submit: replayLater, change: submitLater };

function startCapturing(): void {
  for (const [type, listener] of Object.entries(captured)) addEventListener(type, listener, true);
}

function stopCapturing(): void {
  for (const [type, listener] of Object.entries(captured)) removeEventListener(type, listener, true);
}

/** The state is the last element of the page: before the document is parsed, it is missing or incomplete. */
function parsed(): Promise<void> {
  return new Promise(resolve => {
    if (document.readyState === 'loading')
      document.addEventListener('readystatechange', () => resolve(), { once: true });
    else resolve();
  });
}

/** What the application asks for first, together with its own files, and the panels that it takes over. */
async function fetchFirst(): Promise<void> {
  const { modules = [], panels } = JSON.parse(document.getElementById('state')?.textContent || '{}') as {
    modules?: string[];
    panels?: string;
  };
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  if (panels)
    await loadAnswers().then(
      ({ settlePanels }) => settlePanels(parsed()),
      () => undefined,
    );
}

async function start(): Promise<void> {
  if (started) return;
  started = true;
  waiting.abort();
  startCapturing();
  try {
    const [{ startApp }] = await Promise.all([import('./entry-client.tsx'), parsed().then(fetchFirst)]);
    await startApp(run);
    hideChunkLost();
  } catch (error) {
    stopCapturing();
    reportError(error);
    if (!reloadOnce()) retryLater();
  }
}

/** Delay before the first retry in ms, doubled with each retry, and the number of retries. */
const firstDelayMs = 2_000;
const maxRetries = 6;

/** Clicks from before the failure are not replayed: the page has already shown that it does not work. */
function retryLater(): void {
  expectApp();
  for (const { dimming } of pending) dimming.cancel();
  pending.clear();
  const retry = () => {
    removeEventListener('online', retry);
    clearTimeout(timer);
    started = false;
    void start();
  };
  addEventListener('online', retry);
  const timer = failures < maxRetries ? setTimeout(retry, firstDelayMs * 2 ** failures) : undefined;
  failures += 1;
}

expectApp();
hideDismissedMessages();
startCapturing();
takeEarlyPresses();
addEventListener('atv-chunk-lost', reloadOnce);
addEventListener('close', withdraw, true);
for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, event => isPlainLink(event) || willBeAnswered(event) || void start(), {
    passive: true,
    capture: true,
  });

/** The browser follows a link faster than the application could be loaded. A key may be about to do anything. */
function isPlainLink({ target, type }: Event): boolean {
  const link = type !== 'keydown' && target instanceof Element && target.closest('a[href]');
  return link ? !link.matches(interactive) : false;
}

/** Also the focus that an opening panel receives. */
function willBeAnswered({ target }: Event): boolean {
  const control = target instanceof Element && target.closest<HTMLElement>(interactive);
  return answering > 0 || (control ? isAnswerable(control) : false);
}

function whenQuiet(): void {
  const prepare = () => {
    void import('#client/boot/before-application.ts').then(
      // What is being answered starts it afterwards.
      ({ beforeApplication }) => beforeApplication(() => void (answering > 0 || start()), waiting.signal),
      () => start(),
    );
    // The first press must not wait for a request.
    void loadAnswers()
      .then(({ showPanels }) => (started ? undefined : showPanels(parsed())))
      .catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: 3000 });
  else setTimeout(prepare, 200);
}
if (document.readyState === 'complete') whenQuiet();
else addEventListener('load', whenQuiet, { once: true });
