import type { ReactNode } from 'react';
import { fontSize, space } from '../../styles/scale.ts';
import { useCurrentTheme } from '../CurrentTheme.tsx';
import * as styles from './TokenSheet.css.ts';

interface TokenProps {
  name: string;
  value: string;
  children?: ReactNode;
}

function Token({ name, value, children }: TokenProps) {
  return (
    <div className={styles.token}>
      {children}
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
    </div>
  );
}

interface SheetProps {
  /** The group's path in the contract, before the dot. */
  group: string;
  tokens: Readonly<Record<string, string>>;
  /** How each is drawn, by name. One without a drawing is only written out. */
  drawn: Readonly<Record<string, string>>;
  sample?: string;
  layout?: 'sheet' | 'rows';
}

function Sheet({ group, tokens, drawn, sample, layout = 'sheet' }: SheetProps) {
  return (
    <div className={`sb-unstyled ${styles[layout]}`}>
      {Object.entries(tokens).map(([name, value]) => (
        <Token key={name} name={`${group}.${name}`} value={value}>
          {drawn[name] && <div className={drawn[name]}>{sample}</div>}
        </Token>
      ))}
    </div>
  );
}

/** Shows the current theme's colours, as `vars.color` names them. */
export function Colours() {
  const { color } = useCurrentTheme().tokens;
  return <Sheet group="color" tokens={color} drawn={styles.colors} />;
}

/** Shows what is painted once and stays so by day and by night. */
export function Street() {
  const { street } = useCurrentTheme().tokens;
  return <Sheet group="street" tokens={street} drawn={styles.streets} />;
}

/** Shows the theme's faces, and how its display face is set. */
export function Type() {
  const { font } = useCurrentTheme().tokens;
  return <Sheet group="font" tokens={font} drawn={styles.fonts} sample="Open till 6.30" layout="rows" />;
}

/** Shows lines, corners and shadows: what tells one designer’s boxes from another’s. */
export function Shapes() {
  const { stroke, radius, shadow, press, rhythm, measure } = useCurrentTheme().tokens;
  return (
    <>
      <Sheet group="stroke" tokens={stroke} drawn={styles.strokes} />
      <Sheet group="radius" tokens={radius} drawn={styles.radii} />
      <Sheet group="shadow" tokens={shadow} drawn={styles.shadows} />
      <Sheet group="press" tokens={press} drawn={{ side: styles.pressed }} />
      <Sheet group="rhythm" tokens={rhythm} drawn={{}} />
      <Sheet group="measure" tokens={measure} drawn={{}} />
    </>
  );
}

/** Shows the patterns a theme may bring, its band and the lamps over a board, and the hours it is drawn for. */
export function Patterns() {
  const { band, lamps, hours } = useCurrentTheme().tokens;
  return <Sheet group="theme" tokens={{ ...band, lamps, ...hours }} drawn={{}} layout="rows" />;
}

/** Shows the 4 px scale, which no theme may change. */
export function Space() {
  return <Sheet group="space" tokens={space} drawn={styles.spaces} layout="rows" />;
}

/** Shows the sizes of type, which no theme may change either. */
export function TypeScale() {
  return <Sheet group="fontSize" tokens={fontSize} drawn={styles.sizes} sample="High street" layout="rows" />;
}
