/** Which vehicle the visitor has chosen, by name. */
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { defaultLocale, isLocaleCode } from '#i18n/locales.ts';
import { readVehicle, vehicleName } from '#studio-api/vehicle-ref.ts';
import type { PageView } from '../../editing/context/editor-context.ts';
import { PickScopeContext } from '../../panels/pick/pick-scope.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import styles from './editor.module.css';

const PickDialog = lazy(() =>
  import('../../panels/pick/pick-dialog.tsx').then(module => ({ default: module.PickDialog })),
);

export const VehicleChoice = observer(function VehicleChoice({ view }: { view: PageView }) {
  const intl = useIntl();
  const { api } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const { market, locale: shown, vehicle } = view.context;
  const locale = isLocaleCode(shown) ? shown : defaultLocale;
  const scope = useMemo(() => ({ api, market, locale }), [api, market, locale]);
  const chosen = readVehicle(vehicle);
  return (
    <span className={styles.choice}>
      <span id="context-vehicle">
        <FormattedMessage id="CONTEXT_VEHICLE" />
      </span>
      <button
        type="button"
        id="context-vehicle-choose"
        className={styles.choose}
        aria-labelledby="context-vehicle context-vehicle-choose"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen ? vehicleName(chosen) : intl.formatMessage({ id: 'CONTEXT_NO_VEHICLE' })}
      </button>
      {chosen ? (
        <button type="button" className={styles.choose} onClick={() => view.setContext({ vehicle: '' })}>
          <FormattedMessage id="CONTEXT_VEHICLE_REMOVE" />
        </button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <PickScopeContext value={scope}>
            <PickDialog
              kinds={['vehicle']}
              isChosen={({ ref }) => ref === vehicle}
              onPick={({ ref }) => view.setContext({ vehicle: String(ref) })}
              onClose={() => setOpen(false)}
            />
          </PickScopeContext>
        </Suspense>
      ) : null}
    </span>
  );
});
