import { PriceThread } from '../sections/PriceThread/index.ts';
import { drinks, extras } from '../content/menu.ts';
import { Bowls } from './Bowls.tsx';
import { Stools } from './Stools.tsx';

export function Menu() {
  return (
    <>
      <Bowls level={1} />
      <PriceThread {...extras} tone="tint" />
      <PriceThread {...drinks} tone="accent" />
      <Stools />
    </>
  );
}
