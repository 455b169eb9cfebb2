/** Headings, breadcrumbs, pagination, accordions, messages and placeholders. */
import { useState } from 'react';
import { Accordion } from './accordion.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Feedback } from './feedback.tsx';
import { TextInput } from './form/text-input.tsx';
import { Icon } from './icon.tsx';
import { cartIcon } from './icons.ts';
import { Pagination } from './pagination.tsx';
import { Panel, panelIntent } from './panel/panel.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import { ControlledSlider } from './slider/controlled-slider.tsx';
import { Spinner } from './spinner.tsx';
import { StoryRow } from './story-row.tsx';
import { SvgAsset } from './svg-asset.tsx';
import { type ToastMessage, ToastRegion } from './toast.tsx';

export default { title: 'Reading' };

export const Type = () => (
  <div className="prose">
    <h1>Mönkijän lumiaurapaketti 150 cm, takateline ja pikakiinnitys</h1>
    <p>
      Aura nousee vinssillä ja kääntyy kahvasta. Pakettiin kuuluu mallikohtainen kiinnitysrauta, joka sopii
      ajoneuvoosi ilman porausta. <a href="#ohje">Lue asennusohje</a>.
    </p>
    <h2>Mitä paketissa on</h2>
    <ul>
      <li>Auran terä 150 cm, 3 mm terästä</li>
      <li>Työntörunko ja pikakiinnike</li>
      <li>Mallikohtainen kiinnitysrauta</li>
    </ul>
    <h3>Erillispakattuvarustekokonaisuus</h3>
    <p>Hinnat 1 299,00 € ja 12 995 kr, luvut 0123456789.</p>
  </div>
);

export const Ways = () => (
  <>
    <Breadcrumbs
      label="Olet tässä"
      items={[
        { label: 'Etusivu', href: '#1' },
        { label: 'Talvivarusteet', href: '#2' },
        { label: 'Lumiaurat', href: '#3' },
        { label: 'Lumiaurapaketti 150 cm' },
      ]}
    />
    <Accordion
      heading="h3"
      items={[
        {
          id: 'a',
          title: 'Kuinka nopeasti saan tilaukseni?',
          content: <p>Ennen kello 14 tehdyt lähtevät samana päivänä.</p>,
          open: true,
        },
        {
          id: 'b',
          title: 'Voinko palauttaa osan, jonka olen jo asentanut?',
          content: <p>Asennettua osaa ei voi palauttaa.</p>,
        },
        { id: 'c', title: 'Tuotemerkki', aside: '24', content: <p>Can-Am, Polaris, CFMOTO.</p> },
      ]}
    />
    <div style={{ marginTop: 32 }}>
      <Pagination
        page={7}
        pages={40}
        onPage={() => undefined}
        labels={{
          navigation: 'Sivut',
          previous: 'Edellinen',
          next: 'Seuraava',
          page: page => `Sivu ${page}`,
        }}
      />
    </div>
  </>
);

export const Rail = () => (
  <>
    <ControlledSlider
      label="Uutuudet"
      items={['Vinssi', 'Aura', 'Renkaat', 'Kypärä', 'Laatikko', 'Akku'].map(name => ({
        key: name,
        content: (
          <a href={`#${name}`} style={{ padding: 48, background: 'var(--ground-soft)' }}>
            {name}
          </a>
        ),
      }))}
      labels={{
        previous: 'Edelliset',
        next: 'Seuraavat',
        page: (page, pages) => `Sivu ${page} / ${pages}`,
      }}
    />
    <StoryRow title="Drawings">
      <SvgAsset name="not-found" alt="Ei löytynyt" />
      <SvgAsset name="empty-cart" alt="Tyhjä kori" width={80} height={80} />
    </StoryRow>
  </>
);

export const Messages = () => {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const say = (mode: NonNullable<ToastMessage['mode']>) =>
    setToast({ id: Date.now(), text: 'Lumiaurapaketti lisättiin ostoskoriin.', mode });
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640 }}>
      <Feedback>Postin toimitukset viivästyvät Lapissa 1–2 päivää.</Feedback>
      <Feedback tone="success" title="Kiitos!" onDismiss={() => undefined} dismissLabel="Sulje">
        Uutiskirje tilattiin osoitteeseen matti@esimerkki.fi.
      </Feedback>
      <Feedback tone="error" title="Maksu ei onnistunut">
        Korttia ei veloitettu. Tarkista tiedot tai valitse toinen maksutapa.
      </Feedback>
      <StoryRow title="Toasts">
        <Button onClick={() => say('success')}>Success</Button>
        <Button variant="secondary" onClick={() => say('error')}>
          Error
        </Button>
      </StoryRow>
      <StoryRow title="On the way">
        <Spinner size={32} label="Ladataan" />
        <ProgressBar label="Ilmaiseen toimitukseen" value={64} tone="good" />
        <ProgressBar label="Ladataan" />
        <Skeleton />
        <Skeleton width="60%" />
      </StoryRow>
      <EmptyState
        drawing={<Icon of={cartIcon} size={40} />}
        title="Ostoskorisi on tyhjä"
        action={<Button href="#renkaat">Katso suosituimmat</Button>}
      >
        Valitse ajoneuvosi, niin näytämme vain osat, jotka sopivat siihen.
      </EmptyState>
      <ToastRegion toast={toast} onDismiss={() => setToast(null)} closeLabel="Sulje" />
    </div>
  );
};

export const Panels = () => {
  const [side, setSide] = useState<'left' | 'right' | 'bottom' | 'center' | null>(null);
  const [last, setLast] = useState<'left' | 'right' | 'bottom' | 'center'>('right');
  return (
    <StoryRow title="Panels">
      {(['left', 'right', 'bottom', 'center'] as const).map(name => (
        <Button
          key={name}
          {...panelIntent}
          onClick={() => {
            setLast(name);
            setSide(name);
          }}
        >
          {name}
        </Button>
      ))}
      <Panel
        open={side !== null}
        onClose={() => setSide(null)}
        side={last}
        sheetOnPhone={last === 'right'}
        title="Kirjaudu sisään"
        closeLabel="Sulje"
        footer={<Button fullWidth>Kirjaudu</Button>}
      >
        <TextInput label="Sähköposti" name="email" type="email" mode="email" errorText="Tarkista osoite." />
      </Panel>
    </StoryRow>
  );
};
