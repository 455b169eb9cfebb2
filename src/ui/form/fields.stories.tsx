/** Form controls: empty, filled, described, invalid and disabled. */
import { useState } from 'react';
import { Select } from '../select.tsx';
import { StoryRow } from '../story-row.tsx';
import { Checkbox } from './checkbox.tsx';
import { Quantity } from './quantity.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

export default { title: 'Fields' };

const form = { display: 'grid', gap: 16, maxWidth: 480 } as const;

export const TextInputs = () => (
  <div style={form}>
    <TextInput
      label="Etunimi"
      name="first"
      mode="empty"
      errorText="Kirjoita etunimesi."
      autoComplete="given-name"
    />
    <TextInput
      label="Sähköposti"
      name="email"
      type="email"
      mode="email"
      description="Lähetämme tilausvahvistuksen tähän osoitteeseen."
      errorText="Tarkista osoite, esimerkiksi matti@esimerkki.fi."
    />
    <TextInput
      label="Sähköposti"
      name="refused"
      defaultValue="matti@esimerkki"
      error="Tarkista osoite, esimerkiksi matti@esimerkki.fi."
    />
    <TextInput label="Puhelinnumero" name="phone" type="tel" optional optionalLabel="valinnainen" />
    <TextInput
      label="Salasana"
      name="password"
      type="password"
      mode="passwordStrength"
      defaultValue="Talvikeli1"
      revealLabels={{ show: 'Näytä', hide: 'Piilota' }}
      strengthLabels={['Liian lyhyt', 'Heikko', 'Hyvä', 'Vahva']}
      errorText="Vähintään 8 merkkiä."
    />
    <TextInput label="Asiakasnumero" name="customer" defaultValue="100 245" disabled />
    <TextInput
      label="Yrityksen virallinen nimi sellaisena kuin se on kaupparekisterissä"
      name="long"
      optional
      optionalLabel="valinnainen"
    />
    <Select
      label="Vuosimalli"
      name="year"
      placeholder="Valitse vuosi"
      options={['2026', '2025', '2024'].map(year => ({ value: year, label: year }))}
    />
    <Select label="Malli" name="model" placeholder="Valitse ensin vuosi" options={[]} disabled />
    <TextArea label="Viesti kuljettajalle" name="message" optional optionalLabel="valinnainen" />
  </div>
);

export const Choices = () => {
  const [payment, setPayment] = useState('invoice');
  return (
    <div style={form}>
      <Checkbox name="terms">
        Hyväksyn <a href="#ehdot">toimitusehdot</a> ja tietosuojaselosteen
      </Checkbox>
      <Checkbox name="news" defaultChecked description="Enintään kaksi kirjettä kuussa.">
        Haluan uutiskirjeen
      </Checkbox>
      <Checkbox name="error" error="Hyväksy ehdot, niin voimme vahvistaa tilauksen.">
        Hyväksyn toimitusehdot
      </Checkbox>
      <RadioGroup
        legend="Toimitustapa"
        name="delivery"
        defaultValue="home"
        options={[
          { value: 'home', title: 'Kotiinkuljetus', detail: 'Arviolta ke 26.11.', fee: '12,90 €' },
          {
            value: 'pickup',
            title: 'Nouto noutopisteestä',
            detail: 'K-Market Kauppatori, Hämeenlinna',
            fee: '5,90 €',
          },
          { value: 'store', title: 'Nouto myymälästä', detail: 'Tänään klo 15 alkaen', fee: '0 €' },
        ]}
      />
      <RadioGroup
        legend="Maksutapa"
        name="payment"
        value={payment}
        onChange={setPayment}
        error="Valitse maksutapa."
        options={[
          { value: 'card', title: 'Kortti' },
          { value: 'invoice', title: 'Lasku', detail: '14 päivää maksuaikaa', fee: '2,90 €' },
        ]}
      />
    </div>
  );
};

export const Quantities = () => {
  const [count, setCount] = useState(1);
  const labels = { quantity: 'Määrä', increase: 'Lisää yksi', decrease: 'Vähennä yksi' };
  return (
    <StoryRow title={`Quantity: ${count}`}>
      <Quantity value={count} onChange={setCount} max={12} labels={labels} />
      <Quantity value={count} onChange={setCount} max={12} labels={labels} size="s" />
      <Quantity value={1} onChange={setCount} max={12} labels={labels} disabled />
    </StoryRow>
  );
};
