import preview from '#storybook/preview';
import { Plate } from './Plate.tsx';

const meta = preview.meta({ component: Plate, args: { label: 'Barbershop' } });

/** Sorts a thing in a list: its trade. */
export const Quiet = meta.story();

/** The first of three ranks. */
export const Outlined = meta.story({ args: { label: 'Basic', tone: 'outlined' } });

/** The second. */
export const Solid = meta.story({ args: { label: 'Intermediate', tone: 'solid' } });

/** The third. */
export const Dark = meta.story({ args: { label: 'Advanced', tone: 'dark' } });

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  render: () => (
    <>
      <Plate label="Lebensmitteleinzelhandelsgeschäft" tone="outlined" />{' '}
      <Plate label="Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung" />
    </>
  ),
  globals: { viewport: { value: 'narrow' } },
});
