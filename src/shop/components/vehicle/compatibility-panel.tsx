/** Above the buy button: compatibility with the chosen vehicle, or a vehicle selector. All states are in the HTML; the browser shows the applicable one in reserved space. */

import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { type ChosenParts, fitsEveryVehicle } from '#kernel/vehicle/package-parts.ts';
import { possibleVerdicts } from '#kernel/vehicle/product-compatibility.ts';
import type { ShownVerdict } from '#kernel/vehicle/shown-verdict.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon, closeIcon, type IconShape, infoIcon, vehicleIcon, warningIcon } from '#ui/icons.ts';
import { Spinner } from '#ui/spinner.tsx';
import { PlainForm, plainType } from '../content/plain-form.tsx';
import { LazyMount } from '../loading/lazy-mount.tsx';
import { setAnchor } from '../product/set-anchor.ts';
import { ApplicationLines } from './application-lines.tsx';
import styles from './compatibility-panel.module.css';
import { printChoice, printFit } from './fit-attribute.ts';
import { fitsNamed, notAtOtherEnd } from './fit-words.ts';
import { type PlainVerdict, usePlainVehicle } from './plain-vehicle.ts';

const loadForm = () => import('./lazy-vehicle-form.ts');
const nothing = { __html: '' };

/** Of a vehicle that was chosen without scripts: what the server says. */
const SaidContext = createContext<PlainVerdict | null>(null);

/** Filled by the browser; `{vehicle}` in its text is a placeholder. */
function VehicleText({ id }: { id: MessageId }) {
  const { formatMessage } = useIntl();
  const said = use(SaidContext);
  const template = formatMessage({ id }, { vehicle: '{vehicle}' });
  if (said)
    return <strong data-fit-text={template}>{formatMessage({ id }, { vehicle: said.vehicle })}</strong>;
  return <strong data-fit-text={template} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

interface StateProps {
  of: ShownVerdict;
  icon: IconShape;
  children: ReactNode;
}

const State = ({ of, icon, children }: StateProps) => (
  <div
    className={styles.state}
    data-fit-state={of}
    hidden={use(SaidContext)?.verdict !== of}
    suppressHydrationWarning
  >
    <Icon of={icon} size={24} />
    <div className={styles.words}>{children}</div>
  </div>
);

/** The measure that decides, filled by the browser. */
function ReasonText() {
  const said = use(SaidContext);
  if (said) return <span data-fit-reason="">{said.reason}</span>;
  return <span data-fit-reason="" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

/** The category's list of what fits the vehicle, or the whole one. */
const usePartsHref = (categoryHref: string | undefined): string | undefined => {
  const said = use(SaidContext);
  return categoryHref !== undefined && said ? said.narrowed(categoryHref) : categoryHref;
};

/** To the set of the vehicle, which stands far below on a phone; seen once the page has one (R-PRODUCT-50). */
function SetLink() {
  const { formatMessage } = useIntl();
  return (
    <a href={`#${setAnchor}`} className={styles.toSet}>
      {formatMessage({ id: 'SET_SEE' })}
    </a>
  );
}

interface EndProps {
  hasSet: boolean;
  end: keyof typeof notAtOtherEnd;
  other: MessageId;
  categoryHref: string | undefined;
}

/** Of a part that fits one end of the vehicle only: why not the other, and a part that does. */
function EndState({ end, other, categoryHref, hasSet }: EndProps) {
  const { formatMessage } = useIntl();
  const said = use(SaidContext);
  const href = usePartsHref(categoryHref);
  return (
    <State of={end} icon={checkIcon}>
      <VehicleText id={fitsNamed[end]} />
      <span className={styles.reason}>
        {formatMessage({ id: notAtOtherEnd[end] })} <ReasonText />
      </span>
      <a
        href={href}
        hidden={!said}
        className={styles.link}
        data-fit-other={formatMessage({ id: other }, { name: '{name}' })}
        suppressHydrationWarning
      >
        {formatMessage({ id: 'MODEL_SELECTOR_SHOW_PARTS' })}
      </a>
      {hasSet ? <SetLink /> : null}
    </State>
  );
}

function UniversalText() {
  const { formatMessage } = useIntl();
  return (
    <>
      <strong>{formatMessage({ id: 'PRODUCT_UNIVERSAL' })}</strong>{' '}
      <span>{formatMessage({ id: 'PRODUCT_UNIVERSAL_TEXT' })}</span>
    </>
  );
}

function UniversalPanel() {
  const { formatMessage } = useIntl();
  return (
    <section aria-label={formatMessage({ id: 'PRODUCT_FIT' })} className={styles.panel}>
      <div className={styles.state}>
        <Icon of={infoIcon} size={24} />
        <p className={styles.words}>
          <UniversalText />
        </p>
      </div>
    </section>
  );
}

function OtherState({ categoryHref }: { categoryHref: string | undefined }) {
  const { formatMessage } = useIntl();
  const href = usePartsHref(categoryHref);
  return (
    <State of="other" icon={closeIcon}>
      <VehicleText id="PRODUCT_DOES_NOT_FIT" />
      <ReasonText />
      <a
        href={href}
        className={styles.link}
        data-fit-link={formatMessage({ id: 'PRODUCT_THAT_FITS' }, { name: '{name}' })}
        data-fit-all={formatMessage({ id: 'MODEL_SELECTOR_SHOW_PARTS' })}
        suppressHydrationWarning
      >
        {formatMessage({ id: 'MODEL_SELECTOR_SHOW_PARTS' })}
      </a>
    </State>
  );
}

interface StatesProps extends Pick<Product, 'applications' | 'hasMatchingSet'> {
  categoryHref: string | undefined;
  fit: NonNullable<Product['fit']>;
  facetId: string | undefined;
}

/** Every verdict that is possible; the browser shows the one of the chosen vehicle. */
function States({ applications, hasMatchingSet, categoryHref, fit, facetId }: StatesProps) {
  const { formatMessage } = useIntl();
  const possible = possibleVerdicts(fit);
  const atEnd = { categoryHref, hasSet: hasMatchingSet };
  return (
    <output className={styles.states}>
      {possible.has('fits') ? (
        <State of="fits" icon={checkIcon}>
          <VehicleText id="PRODUCT_FITS_NAMED_VEHICLE" />
          {hasMatchingSet ? <SetLink /> : null}
        </State>
      ) : null}
      {possible.has('front') ? <EndState end="front" other="PRODUCT_FOR_REAR" {...atEnd} /> : null}
      {possible.has('rear') ? <EndState end="rear" other="PRODUCT_FOR_FRONT" {...atEnd} /> : null}
      {possible.has('universal') ? (
        <State of="universal" icon={infoIcon}>
          <UniversalText />
        </State>
      ) : null}
      {possible.has('check') ? (
        <State of="check" icon={warningIcon}>
          <strong>{formatMessage({ id: 'PRODUCT_CHECK_MEASURES_TEXT' })}</strong>
          <ReasonText />
        </State>
      ) : null}
      {fit.groups ? (
        <State of="choice" icon={warningIcon}>
          <strong>{formatMessage({ id: 'PRODUCT_DEPENDS_ON_CHOICE' })}</strong>
          <ReasonText />
        </State>
      ) : null}
      {possible.has('other') ? <OtherState categoryHref={categoryHref} /> : null}
      <ApplicationLines applications={applications} facetId={facetId} />
    </output>
  );
}

interface Props {
  product: Product;
  /** Of a package: the chosen option by group. */
  choice?: ChosenParts;
}

export function CompatibilityPanel({
  product: { applications, fit, primaryCategory, hasMatchingSet },
  choice,
}: Props) {
  const { formatMessage } = useIntl();
  const [choosing, setChoosing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { formHref, verdictOf } = usePlainVehicle();
  if (!fit) return null;
  const { measures, groups } = fit;
  // The same for every vehicle: nothing has to be chosen for it.
  if (fitsEveryVehicle(fit)) return <UniversalPanel />;
  const categoryHref = primaryCategory?.href;
  const said = verdictOf?.(fit, choice);
  /** The focused form is removed, so the focus moves to the result. */
  const finish = () => {
    setChoosing(false);
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={formatMessage({ id: 'PRODUCT_FIT' })}
      className={classNames(
        styles.panel,
        (measures.length > 0 || groups) && styles.measured,
        hasMatchingSet && styles.withSet,
      )}
      data-fit={printFit(fit)}
      data-fit-choice={choice && printChoice(choice)}
      data-fit-category={primaryCategory?.alias}
      hidden={said === null}
      suppressHydrationWarning
    >
      <div className={styles.state} data-fit-state="none" hidden={!!said} suppressHydrationWarning>
        <Icon of={vehicleIcon} size={24} />
        <p className={styles.words}>{formatMessage({ id: 'PRODUCT_FIT_UNKNOWN' })}</p>
        <PlainForm action={formHref}>
          <Button
            type={plainType(formHref)}
            variant="secondary"
            aria-expanded={choosing}
            aria-label={formatMessage({ id: 'MODEL_SELECTOR_TITLE' })}
            onClick={event => {
              event.preventDefault();
              setChoosing(!choosing);
            }}
          >
            {formatMessage({ id: 'MODEL_SELECTOR_OPEN_SHORT' })}
          </Button>
        </PlainForm>
      </div>
      <SaidContext value={said ?? null}>
        <States {...{ applications, hasMatchingSet, categoryHref, fit }} facetId={said?.facetId} />
      </SaidContext>
      <LazyMount
        load={loadForm}
        wanted={choosing}
        onFail={() => setChoosing(false)}
        fallback={<Spinner size={32} />}
      >
        {VehicleForm => (choosing ? <VehicleForm onAdded={finish} /> : null)}
      </LazyMount>
    </section>
  );
}
