import { HeroNumber } from '../sections/HeroNumber/index.ts';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { firstSession, startPage } from '../content/start.ts';
import { FreeSession } from './FreeSession.tsx';
import { Where } from './Where.tsx';

export function Start() {
  return (
    <>
      <HeroNumber {...startPage} />
      <FreeSession />
      <NumberedGrid {...firstSession} tone="secondary" />
      <Where />
    </>
  );
}
