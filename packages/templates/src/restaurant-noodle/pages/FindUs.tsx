import { Hold } from './Hold.tsx';
import { Where } from './Where.tsx';

export function FindUs() {
  return (
    <>
      <Where level={1} />
      <Hold />
    </>
  );
}
