import { sections } from 'virtual:section-states';
import { states } from '#storybook/stateOrder';
import { storyHref } from '../storyHref.ts';
import * as styles from './StatesTable.css.ts';

type Stories = readonly { id: string; name: string }[] | undefined;

const holes = sections.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));
const shown = sections.flatMap((section) =>
  Object.values(section.shown).filter((stories) => stories?.length),
);

/** Shows in which situations every section has been drawn and tested, and which are still missing. */
export function StatesTable() {
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      <p className={styles.tally}>
        {sections.length} sections, {shown.length} states shown,{' '}
        {holes.length === 0 ? 'none owed.' : <strong className={styles.owed}>{holes.length} owed.</strong>}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Section
            </th>
            {states.map((state) => (
              <th key={state} scope="col" className={styles.state}>
                <span className={styles.turned}>{state.replace('-', ' ')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section.name}>
              <th scope="row" className={styles.section}>
                {section.name}
              </th>
              {Object.keys(section.shown).length === 0 ? (
                <td colSpan={states.length} className={styles.cell.owed}>
                  says nothing of its states
                </td>
              ) : (
                states.map((state) => <Cell key={state} state={state} stories={section.shown[state]} />)
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {holes.length > 0 && (
        <ul className={styles.holes}>
          {holes.map((hole) => (
            <li key={hole}>{hole}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Cell({ state, stories }: { state: string; stories: Stories }) {
  if (!stories) {
    return (
      <td className={styles.cell.none}>
        <span aria-label="does not apply" role="img">
          ·
        </span>
      </td>
    );
  }
  if (stories.length === 0) return <td className={styles.cell.owed}>owed</td>;
  return (
    <td className={styles.cell.shown}>
      {stories.map(({ id, name }) => (
        <a key={id} href={storyHref(id)} target="_top" title={name} className={styles.story}>
          <span aria-label={`${state}: ${name}`} role="img">
            ✓
          </span>
        </a>
      ))}
    </td>
  );
}
