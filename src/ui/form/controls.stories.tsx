/** Clickable components: buttons, icon buttons, chips, and the labels beside them. */
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { IconText } from '../icon-text.tsx';
import * as icons from '../icons.ts';
import { StatusLabel } from '../status-label.tsx';
import { StoryRow } from '../story-row.tsx';

export default { title: 'Controls' };

export const Buttons = () => (
  <>
    {(['primary', 'secondary', 'tertiary'] as const).map(variant => (
      <StoryRow key={variant} title={variant}>
        <Button variant={variant} size="s">
          Tyhjennä
        </Button>
        <Button variant={variant}>Lisää ostoskoriin</Button>
        <Button variant={variant} size="l">
          Siirry kassalle
        </Button>
        <Button variant={variant} loading>
          Lisää ostoskoriin
        </Button>
        <Button variant={variant} disabled>
          Loppu varastosta
        </Button>
        <Button variant={variant} href="#linkki">
          Katso renkaat
          <Icon of={icons.arrowRightIcon} size={20} />
        </Button>
      </StoryRow>
    ))}
    <StoryRow title="The longest word in the narrowest place">
      <div style={{ width: 220 }}>
        <Button fullWidth size="l">
          Peruuttamissuostumuksenhallintapainike
        </Button>
      </div>
      <div style={{ width: 320 }}>
        <Button fullWidth>Vahvista tilaus ja siirry maksamaan</Button>
      </div>
    </StoryRow>
  </>
);

export const IconButtons = () => (
  <StoryRow title="Icon buttons">
    <IconButton icon={icons.heartIcon} aria-label="Lisää suosikkeihin" />
    <IconButton icon={icons.heartIcon} filled aria-label="Poista suosikeista" aria-pressed />
    <IconButton icon={icons.cartIcon} count={3} aria-label="Ostoskori, 3 tuotetta" />
    <IconButton icon={icons.cartIcon} count={120} aria-label="Ostoskori, 120 tuotetta" />
    <IconButton icon={icons.chevronRightIcon} variant="outlined" aria-label="Seuraava" />
    <IconButton
      icon={icons.externalIcon}
      href="https://example.com"
      external
      aria-label="Facebook, uusi välilehti"
    />
    <IconButton icon={icons.trashIcon} disabled aria-label="Poista" />
  </StoryRow>
);

export const Chips = () => (
  <>
    <StoryRow title="Chips">
      <Chip href="#renkaat">Renkaat</Chip>
      <Chip selected={false} onClick={() => undefined}>
        Talvi
      </Chip>
      <Chip selected onClick={() => undefined}>
        Kesä
      </Chip>
      <Chip removeLabel="Poista" onClick={() => undefined}>
        Can-Am Outlander MAX XT 1000R
      </Chip>
    </StoryRow>
    <StoryRow title="Status labels">
      <StatusLabel>Uutuus</StatusLabel>
      <StatusLabel tone="action">−20 %</StatusLabel>
      <StatusLabel tone="good" icon={icons.checkIcon}>
        Sopii ajoneuvoosi
      </StatusLabel>
      <StatusLabel tone="warn">Odottaa maksua</StatusLabel>
      <StatusLabel tone="info">Lähetetty</StatusLabel>
      <StatusLabel tone="dark">Paketti</StatusLabel>
    </StoryRow>
  </>
);

export const Icons = () => (
  <>
    <StoryRow title="Icons">
      {Object.entries(icons).map(([name, shape]) => (
        <span
          key={name}
          title={name}
          style={{ display: 'grid', justifyItems: 'center', width: 84, gap: 6, fontSize: 12 }}
        >
          <Icon of={shape} size={32} />
          {name.replace('Icon', '')}
        </span>
      ))}
    </StoryRow>
    <StoryRow title="With words">
      <IconText icon={icons.truckIcon}>Ilmainen toimitus yli 100 €</IconText>
      <IconText icon={icons.shieldIcon} size={32} detail="Peruutusoikeus ilman selityksiä">
        30 päivää aikaa palauttaa
      </IconText>
      <IconText icon={icons.storeIcon} position="top" size={32} detail="Tampere ja Turku">
        Nouto myymälästä
      </IconText>
    </StoryRow>
  </>
);
