import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Fanlight } from '../../components/Fanlight/Fanlight.tsx';
import { Text } from '@awning/ui/primitives';
import { glazed } from '../../styles/glazing.css.ts';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeroGlasshouse.css.ts';

export interface HeroGlasshouseProps {
  /** The page's only `h1`, in one to three short lines on the door. */
  lines: readonly string[];
  /** One or two sentences that make it believable. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** On the bar over the door, in a few words: how warm it is inside, since when it has stood there. */
  transom?: string;
  /**
   * What is behind the glass, as SVG shapes on 1600 by 800; the house stands on its bottom edge, the door hides the
   * middle third below 260. It is seen and not read out.
   */
  behind?: ReactNode;
  /** A photograph that fills its box, seen through the panes in its place. It brings its own words. */
  photo?: ReactNode;
}

/** Opens a site as the gable end of a glasshouse: what it keeps stands behind the panes, what it says is on the door. */
export function HeroGlasshouse({ lines, lead, actions, transom, behind, photo }: HeroGlasshouseProps) {
  const headingId = useId();
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const size = styles.sizes[Math.min(longest, styles.sizes.length - 1)];

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${glazed} ${ground.plain}`}>
      {photo && <div className={styles.photo}>{photo}</div>}
      <svg
        className={styles.gable}
        viewBox="0 0 1600 800"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        {!photo && <path className={styles.inside} d={`${gable}V900H70z`} />}
        {behind}
        <path className={styles.milky} d={milk} />
        <path className={styles.iron} d={lattice} />
        <path
          className={styles.outside}
          fillRule="evenodd"
          d={`M-900-900H2500V1100H-900zM70 1100${gable.replace('M', 'L')}V1100z`}
        />
        <path className={styles.solid} d={cresting} />
        <path className={styles.rib} d={`M70 840${gable.replace('M', 'L')}V840M56 400H1544`} />
        <path className={styles.solid} d={`M60 770H1540V840H60z${rivets}`} />
        <path className={styles.open} d={casements} />
      </svg>
      <div className={styles.door}>
        <div className={styles.fanlight}>
          <Fanlight glass="bright" />
        </div>
        {transom ? (
          <p className={`${ground.deep} ${styles.transom}`}>{transom}</p>
        ) : (
          <div className={styles.bar} />
        )}
        <div className={`${ground.plain} ${styles.words}`}>
          <h1 id={headingId} className={`${styles.heading} ${size}`}>
            {lines.map((line, place) => (
              <span key={line} className={styles.line}>
                {place > 0 && ' '}
                {line}
              </span>
            ))}
          </h1>
          {lead && <Text size="lead">{lead}</Text>}
          {actions && (
            <div className={styles.actions}>
              <ActionGroup actions={actions} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** From eaves to eaves, over the ridge. */
const gable = 'M70 400C130 170 440 40 800 40S1470 170 1530 400';
const hub = { x: 800, y: 400 };
const rings = [300, 470, 640, 900];
const spokes = 14;
const bay = 146;

const around = (spoke: number, radius: number) => {
  const angle = (spoke / spokes) * Math.PI;
  // As flat as the roof is.
  const [x, y] = [hub.x - Math.cos(angle) * radius * 1.22, hub.y - Math.sin(angle) * radius * 0.62];
  return `${Math.round(x)} ${Math.round(y)}`;
};
const ring = (radius: number) =>
  `M${around(0, radius)}A${radius * 1.22} ${radius * 0.62} 0 0 1 ${around(spokes, radius)}`;

const bays = Array.from({ length: 10 }, (_, place) => 70 + place * bay);

/** Bars in the roof fan out from over the door; the walls are bays with round heads. */
const lattice = [
  ...Array.from({ length: spokes + 1 }, (_, spoke) => `M${around(spoke, 200)}L${around(spoke, 1400)}`),
  ...rings.map(ring),
  ...bays.map((x) => `M${x} 400V800M${x} 500a73 73 0 0 1 ${bay} 0M${x} 640h${bay}`),
].join('');

const openSpokes = [2, 5, 9, 11];
const openBays = [1, 8];

/** All but the panes that stand open, or are missing: every house has some. */
const milk = [
  ...Array.from({ length: spokes }, (_, spoke) =>
    rings.slice(0, -1).map((radius, place) => {
      const clear = openSpokes.includes(spoke) ? place === spoke % 2 : (spoke * 3 + place * 5) % 7 === 0;
      const outer = rings[place + 1] ?? radius;
      return clear
        ? ''
        : `M${around(spoke, radius)}L${around(spoke, outer)}L${around(spoke + 1, outer)}L${around(spoke + 1, radius)}z`;
    }),
  ).flat(),
  ...bays.map((x, place) =>
    openBays.includes(place) ? '' : `M${x} ${place % 3 === 0 ? 640 : 400}H${x + bay}V800H${x}z`,
  ),
].join('');

/** Hinged at the top and pushed out: wider below than above. */
const casements = openBays
  .map((x) => `M${70 + x * bay + 4} 644h${bay - 8}l22 84H${70 + x * bay - 18}z`)
  .join('');

const dot = (x: number, y: number, radius = 9) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0`;
const rivets = [...bays, 1530].map((x) => dot(x, 400, 12)).join('');
const cresting = `M791 6h18v40h-18zM770 20h60v8h-60z${dot(800, 12, 12)}`;
