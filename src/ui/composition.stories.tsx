/** The components together as on a page, to check rhythm, alignment and weight. */
import type { CSSProperties } from 'react';
import { Accordion } from './accordion.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button } from './button.tsx';
import { Quantity } from './form/quantity.tsx';
import { IconButton } from './icon-button.tsx';
import { IconText } from './icon-text.tsx';
import { checkIcon, heartIcon, returnIcon, shieldIcon, truckIcon } from './icons.ts';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { Slider } from './slider/slider.tsx';
import { StarRating } from './star-rating.tsx';
import { StatusLabel } from './status-label.tsx';
import { StockDot } from './stock-dot.tsx';

export default { title: 'Composition' };

const names = [
  'Lumiaurapaketti 150 cm',
  'Vinssi 4500 lb synteettisellä köydellä ja kauko-ohjaimella',
  'Takarengas 26×11-14',
  'Kaksoiskytkimenvariaattorihihnasarja Outlander 650/850/1000',
  'Kypärä',
  'Jarrupalasarja',
];

const card: CSSProperties = {
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 4,
  position: 'relative',
  borderRadius: 8,
};

const labels = { now: 'Nyt', was: 'Ennen' };

const Card = ({ name, index }: { name: string; index: number }) => (
  <article style={card}>
    <Picture image={null} alt="" sizes="20vw" />
    <span style={{ position: 'absolute', top: 4, right: 4 }}>
      <IconButton icon={heartIcon} filled={index === 2} aria-label="Lisää suosikkeihin" />
    </span>
    <span style={{ marginTop: 8, fontSize: 14, color: 'var(--ink-soft)' }}>Can-Am</span>
    <h3 style={{ fontSize: 16, fontWeight: 500, lineHeight: 1.35, letterSpacing: 0 }}>{name}</h3>
    <Price
      selling={index % 2 ? '1 299,00 €' : '89,90 €'}
      regular={index % 2 ? '1 499,00 €' : undefined}
      labels={labels}
      note={index % 2 ? 'Alin hinta 30 pv: 1 399,00 €' : undefined}
    />
    <StockDot tone={index % 3 === 0 ? 'good' : index % 3 === 1 ? 'warn' : 'none'}>
      {index % 3 === 0 ? 'Varastossa' : index % 3 === 1 ? 'Vain 3 jäljellä' : 'Loppu varastosta'}
    </StockDot>
  </article>
);

const Purchase = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    <Quantity
      value={1}
      max={9}
      onChange={() => undefined}
      labels={{ quantity: 'Määrä', increase: 'Lisää yksi', decrease: 'Vähennä yksi' }}
    />
    <IconButton icon={heartIcon} variant="outlined" aria-label="Lisää suosikkeihin" />
    <div style={{ flex: '1 1 240px' }}>
      <Button fullWidth>Lisää ostoskoriin</Button>
    </div>
  </div>
);

const Promises = () => (
  <div style={{ display: 'grid', gap: 12, paddingBlock: 8 }}>
    <IconText icon={truckIcon} size={24} detail="Kotiinkuljetus 12,90 €, nouto myymälästä 0 €">
      Perillä keskiviikkona
    </IconText>
    <IconText icon={returnIcon} size={24} detail="Ilman selityksiä, käyttämättömänä">
      30 päivää aikaa palauttaa
    </IconText>
    <IconText icon={shieldIcon} size={24} detail="Kortti, lasku tai osamaksu">
      Turvallinen maksu
    </IconText>
  </div>
);

export const Product = () => (
  <>
    <Breadcrumbs
      label="Olet tässä"
      items={[
        { label: 'Etusivu', href: '#1' },
        { label: 'Talvivarusteet', href: '#2' },
        { label: 'Lumiaurapaketti 150 cm' },
      ]}
    />
    <div
      style={{
        display: 'grid',
        gap: 32,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
      }}
    >
      <div style={{ borderRadius: 8 }}>
        <Picture image={null} alt="Lumiaurapaketti" sizes="50vw" priority="high" />
      </div>
      <div style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
        <div style={{ display: 'flex', gap: 8 }}>
          <StatusLabel tone="action">−13 %</StatusLabel>
          <StatusLabel tone="good" icon={checkIcon}>
            Sopii ajoneuvoosi
          </StatusLabel>
        </div>
        <div>
          <h1>Lumiaurapaketti 150 cm pikakiinnityksellä</h1>
          <div style={{ marginTop: 8 }}>
            <StarRating rating={4.5} label="4,5 tähteä viidestä, 12 arvostelua" count={12} />
          </div>
        </div>
        <Price
          size="l"
          selling="1 299,00 €"
          regular="1 499,00 €"
          labels={labels}
          suffix="sis. alv 25,5 %"
          note="Alin hinta 30 päivänä ennen alennusta: 1 399,00 €"
        />
        <StockDot tone="good" detail="lähtee tänään">
          Varastossa 9+ kpl
        </StockDot>
        <Purchase />
        <Promises />
        <Accordion
          items={[
            { id: 'facts', title: 'Tekniset tiedot', content: <p>Leveys 150 cm, paino 48 kg.</p> },
            {
              id: 'fits',
              title: 'Sopivuus',
              aside: '42 mallia',
              content: <p>Can-Am Outlander 2013–2026.</p>,
            },
          ]}
        />
      </div>
    </div>
    <section style={{ marginBlock: 'var(--section)' }}>
      <h2 style={{ marginBottom: 16 }}>Usein ostettu yhdessä</h2>
      <Slider
        label="Usein ostettu yhdessä"
        inSight={[1.6, 3, 5]}
        items={names.map((name, index) => ({ key: name, content: <Card name={name} index={index} /> }))}
      />
    </section>
  </>
);
