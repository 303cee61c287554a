import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';

/** The square all food is drawn in, as large as its plate; a tail or a stalk may reach over the rim. */
export function Food({ children }: { children: ReactNode }) {
  return (
    <Drawing viewBox="14 14 172 172" reach="over">
      {children}
    </Drawing>
  );
}
