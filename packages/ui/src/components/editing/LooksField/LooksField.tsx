import { VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './LooksField.css.ts';

export interface LooksFieldProps {
  /** Names the group: what is chosen. */
  legend: string;
  /** Its name in the form it stands in. */
  name: string;
  /** Two to six, the design’s own first. */
  options: readonly LookOption[];
  /** The one chosen to begin with. Left out, the first. */
  defaultValue?: string | undefined;
}

export interface LookOption {
  label: string;
  /** What is sent. */
  value: string;
  /** The two colours of an awning that shows it. */
  cloth?: readonly [string, string] | undefined;
  /** The address of an SVG drawing of the label, with the id `name`, 200 wide and 40 high: letters as they are. */
  lettering?: string | undefined;
}

/** Four stripes with a scalloped edge. */
const stripes = ['M0 0h15v26a7.5 8 0 0 1-15 0z', 'M15 0h15v26a7.5 8 0 0 1-15 0z'];

/** Lets one of a few looks be chosen, each under an awning in its colours. Radio buttons: they need no script. */
export function LooksField({ legend, name, options, defaultValue }: LooksFieldProps) {
  const chosen = options.some(({ value }) => value === defaultValue) ? defaultValue : options[0]?.value;

  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list}>
        {options.map(({ label, value, cloth, lettering }) => (
          <label key={value} className={styles.look}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className={styles.radio}
            />
            {cloth && (
              <svg
                viewBox="0 0 120 34"
                preserveAspectRatio="none"
                aria-hidden="true"
                className={styles.cloth}
              >
                {[0, 30, 60, 90].map((x) => (
                  <g key={x} transform={`translate(${x} 0)`}>
                    <path d={stripes[0]} fill={cloth[0]} />
                    <path d={stripes[1]} fill={cloth[1]} />
                  </g>
                ))}
              </svg>
            )}
            <span className={styles.name}>
              {lettering === undefined ? (
                label
              ) : (
                <>
                  <VisuallyHidden>{label}</VisuallyHidden>
                  <svg viewBox="0 0 200 40" aria-hidden="true" className={styles.lettering}>
                    <use href={`${lettering}#name`} />
                  </svg>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
