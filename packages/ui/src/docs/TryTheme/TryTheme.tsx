import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Hero } from '../../sections/openings/Hero/Hero.tsx';
import { PriceList } from '../../sections/prices/PriceList/PriceList.tsx';
import { findContrastFaults } from '../../theme/contrast.ts';
import { customPropertiesOf } from '../../theme/customProperties.ts';
import { defineTheme, type Brand } from '../../theme/defineTheme.ts';
import * as styles from './TryTheme.css.ts';

const brand: Brand = {
  ink: '#10243a',
  paper: '#ffffff',
  tint: '#eaf1f6',
  deep: '#12395f',
  onDeep: '#ffffff',
  accent: '#1456a8',
  onAccent: '#ffffff',
  spark: '#ffd24d',
  onSpark: '#10243a',
  danger: '#b3201a',
  displayFont: 'Georgia, serif',
  textFont: 'system-ui, sans-serif',
  corners: 'soft',
  density: 'compact',
};

const paints = ['ink', 'paper', 'tint', 'accent', 'onAccent', 'spark', 'onSpark'] as const;
const corners = ['square', 'soft', 'round'] as const;

/** Lets the reader change a brand, and shows at once what it does to a page and which visitors could not read it. */
export function TryTheme() {
  const [tried, setTried] = useState(brand);
  const page = useRef<HTMLDivElement>(null);
  const tokens = defineTheme(tried);
  const faults = findContrastFaults(tokens);

  useEffect(() => {
    for (const [name, value] of Object.entries(customPropertiesOf(tokens))) {
      page.current?.style.setProperty(name, value);
    }
  });

  const change =
    (name: keyof Brand) =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTried((was) => ({ ...was, [name]: target.value }));

  return (
    <div className={`sb-unstyled ${styles.root}`}>
      <div className={styles.controls}>
        {paints.map((name) => (
          <label key={name} className={styles.control}>
            {name}
            <input type="color" value={tried[name]} onChange={change(name)} className={styles.input} />
          </label>
        ))}
        <label className={styles.control}>
          corners
          <select value={tried.corners} onChange={change('corners')} className={styles.input}>
            {corners.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      {faults.length === 0 ? (
        <p className={styles.sound}>Everybody can tell these colours apart.</p>
      ) : (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <div ref={page} className={styles.shown}>
        <Hero
          eyebrow="Dentist, Harbour Street"
          heading="Nothing to grit your teeth about"
          lead="Appointments within the week, and somebody who explains the noise before it starts."
          actions={[{ label: 'Book a check-up', href: '#try' }]}
        />
        <PriceList
          heading="What it costs"
          groups={[
            {
              heading: 'Care',
              items: [
                { name: 'Check-up', price: '£45' },
                { name: 'Hygienist', price: '£60', note: 'forty minutes' },
              ],
            },
          ]}
          board="raised"
          tone="tint"
        />
      </div>
    </div>
  );
}
