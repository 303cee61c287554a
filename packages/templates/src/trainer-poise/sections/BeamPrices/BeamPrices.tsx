import { useId } from 'react';
import { Drawing, Heading, Text, VisuallyHidden } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { HungHead } from '../../components/HungHead/HungHead.tsx';
import type { WeightShapeProps } from '../../components/WeightShape/WeightShape.tsx';
import { opening, wired } from '../../styles/wire.css.ts';
import * as styles from './BeamPrices.css.ts';
import { farthest, inBalance } from './inBalance.ts';

interface BeamPrice {
  name: string;
  /** As people read it, with its currency and what it is for: “£36 each”. */
  price: string;
  /** What is in it, in a line. */
  note?: string;
  /** The sum as a bare number. What costs nothing weighs nothing, and hangs where there is room. */
  weighs?: number;
  /** The sum alone, as it is lettered on the disc: “£36”. */
  sum?: string;
}

export interface BeamPriceGroup {
  /** Without one it is headed by the section. */
  heading?: string;
  items: readonly BeamPrice[];
}

export interface BeamPricesProps {
  heading: string;
  /** 1 where the prices open the page. */
  level?: 1 | 2;
  /** A sentence before the prices. */
  lead?: string;
  /** In the order they are read; five of the first hang on the beam. Without any, nothing is drawn. */
  groups: readonly BeamPriceGroup[];
  /** What is true of every price. */
  terms?: string;
  /** What keeps the heading up. */
  weight?: WeightShapeProps;
  /** The ground it is painted on. */
  tone?: Extract<GroundName, 'plain' | 'raised' | 'tint'>;
}

const most = 5;

/** Writes prices in a table, and beside it hangs the first of them on a beam: the heavier, the larger and the nearer. */
export function BeamPrices(props: BeamPricesProps) {
  const { heading, level = 2, lead, groups, terms, weight, tone = 'plain' } = props;
  const headingId = useId();
  if (groups.every(({ items }) => items.length === 0)) return null;
  const hung = (groups[0]?.items ?? []).flatMap(({ weighs, sum = '' }, of) =>
    weighs === undefined ? [] : { weighs, sum, of },
  );
  const hangs = hung.filter(({ weighs }) => weighs > 0).length > 1;
  const weights = hangs ? hung.slice(0, most) : [];
  const { places, over } = inBalance(weights.map(({ weighs }) => Math.round(weighs * 100)));
  const paintOf = (of: number) => {
    const place = weights.findIndex((one) => one.of === of);
    return place < 0 ? undefined : weights[place]?.weighs === 0 ? 'none' : paints[place % paints.length];
  };

  const tableOf = ({ heading: named, items }: BeamPriceGroup, group: number) => (
    <div key={named ?? heading}>
      {named && (
        <Heading level={level === 1 ? 2 : 3} size="large">
          {named}
        </Heading>
      )}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{named ?? heading}</VisuallyHidden>
        </caption>
        <tbody>
          {items.map(({ name, price, note }, place) => {
            const paint = group === 0 ? paintOf(place) : undefined;
            return (
              <tr key={name} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {paint && <span className={styles.swatch[paint]} />}
                  {name}
                  {note && <span className={styles.note}>{note}</span>}
                </th>
                <td className={styles.price}>{price}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );

  return (
    <section
      aria-labelledby={headingId}
      className={`${styles.root} ${wired} ${level === 1 ? opening : ''} ${ground[tone]}`}
    >
      <HungHead heading={heading} id={headingId} level={level} lead={lead} weight={weight} />
      <div className={styles.layout[hangs ? 'hung' : 'alone']}>
        {hangs && (
          <div className={styles.mobile}>
            <Beam
              discs={weights.map(({ weighs, sum, of }, place) => ({
                weighs,
                sum,
                ...places[place]!,
                paint: paintOf(of) ?? 'none',
              }))}
              over={over}
            />
          </div>
        )}
        {groups.slice(0, 1).map(tableOf)}
      </div>
      {groups.length > 1 && (
        <div className={styles.others}>
          {groups.slice(1).map((group, place) => tableOf(group, place + 1))}
        </div>
      )}
      {terms && <Text>{terms}</Text>}
    </section>
  );
}

const paints = ['accent', 'secondary', 'spark', 'ink'] as const;

const inks = {
  accent: { fill: vars.color.accent, color: vars.color.onAccent },
  secondary: { fill: vars.color.secondary, color: vars.color.onSecondary },
  spark: { fill: vars.color.spark, color: vars.color.onSpark },
  ink: { fill: vars.color.ink, color: vars.color.surface },
  none: { fill: 'none', color: 'currentColor' },
};

interface BeamProps {
  discs: readonly {
    weighs: number;
    side: 'start' | 'end';
    distance: number;
    paint: keyof typeof inks;
    sum: string;
  }[];
  /** By how much the end outweighs the start, in hundredths: the beam leans that way. */
  over: number;
}

const drop = 70;
const strings = [50, 180, 215] as const;
/** Of the letters, in the drawing’s own units: twelve pixels where it is drawn smallest. */
const smallest = 30;
/** The same on a phone, where the beam is little wider than a hand. */
const smallestOfPhone = 38;

interface Disc {
  /** How far out of the pivot, in steps, and below the beam. */
  out: number;
  down: number;
  r: number;
}

const apart = 20;

/** How long a step is: as little as keeps every disc clear of the others and of their strings, for the beam to be large. */
function stepOf(discs: readonly Disc[]) {
  const clear = (step: number) =>
    discs.every((one) =>
      discs.every((other) => {
        const across = Math.abs(one.out - other.out) * step;
        const isBesideString = other.down - other.r > one.down - one.r;
        return (
          one === other ||
          ((!isBesideString || across > one.r + apart) &&
            Math.hypot(across, one.down - other.down) > one.r + other.r + apart)
        );
      }),
    );
  return [48, 56, 64, 72].find(clear) ?? 80;
}

/** The beam with its discs. The table says all that it shows. */
function Beam({ discs, over }: BeamProps) {
  const heaviest = Math.max(...discs.map(({ weighs }) => weighs));
  const reach = Math.max(...discs.map(({ distance }) => distance));
  const sized = discs.map(({ weighs, side, distance }, place) => {
    // By its area, as a flat weight would be.
    const r = Math.max(34, 86 * Math.sqrt(weighs / heaviest));
    const string = strings[place % strings.length] ?? 0;
    return { r, string, out: side === 'start' ? -distance : distance, down: string + r };
  });
  const step = stepOf(sized);
  const middle = (farthest + 1) * step;
  const half = Math.max(...sized.map(({ out, r }) => Math.abs(out) * step + Math.max(r, 60)));
  const foot = Math.max(...sized.map(({ down, r }) => down + r));
  const all = discs.reduce((sum, { weighs, distance }) => sum + weighs * distance, 0);
  const lean = (over / 100 / all) * 0.2;
  const yOf = (x: number) => drop + (x - middle) * lean;
  const [left, right] = [middle - reach * step, middle + reach * step];
  return (
    <Drawing viewBox={`${middle - half} 0 ${2 * half} ${drop + foot + smallestOfPhone + 12}`} reach="over">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        d={`M${middle} 0V${drop}M${left} ${yOf(left)}L${right} ${yOf(right)}`}
      />
      <circle cx={middle} cy={drop} r="8" fill="currentColor" />
      {discs.map(({ side, distance, paint, sum }, place) => {
        const { out, r, string } = sized[place]!;
        const x = middle + out * step;
        const y = yOf(x) + string;
        const fits = Math.min(r * 0.66, (2.6 * r) / sum.length);
        // Where a sum would be too small to read on its disc, it hangs below.
        const isBelow = fits < smallest;
        return (
          <g key={`${side} ${distance}`}>
            <path stroke="currentColor" strokeWidth="3" d={`M${x} ${yOf(x)}V${y}`} />
            <circle
              cx={x}
              cy={y + r}
              r={r}
              fill={inks[paint].fill}
              {...(paint === 'none' && { stroke: 'currentColor', strokeWidth: 3, strokeDasharray: '6 6' })}
            />
            {sum && sum.length < 8 && (
              <text
                x={x}
                y={isBelow ? y + 2 * r + smallest : y + r * 1.2}
                className={styles.lettering}
                textAnchor="middle"
                fill={isBelow ? 'currentColor' : inks[paint].color}
                fontFamily={vars.font.display}
                fontWeight="600"
                fontSize={isBelow ? smallest : fits}
              >
                {sum}
              </text>
            )}
            {sum && sum.length < 5 && (
              <text
                x={x}
                y={y + 2 * r + smallestOfPhone}
                className={styles.below}
                textAnchor="middle"
                fill="currentColor"
                fontFamily={vars.font.display}
                fontWeight="600"
                fontSize={smallestOfPhone}
              >
                {sum}
              </text>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
