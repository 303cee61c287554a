import { Foliage } from '../../art/ornaments.ts';
import { behind } from '../../styles/behind.css.ts';

/** Fills the positioned box it stands in with what grows on one side of the gable. It says nothing, and is not read out. */
export function Leaves() {
  return (
    <svg
      className={behind}
      viewBox="70 330 520 450"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Foliage />
    </svg>
  );
}
