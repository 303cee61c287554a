import type { ReactNode } from 'react';
import { brand } from '@awning/content/brand';
import { Cloth } from '@awning/ui/components/Cloth';
import { Container } from '@awning/ui/primitives';
import * as styles from './Frame.css.ts';

export interface FrameProps {
  /** Lets a section reach from edge to edge. */
  width?: 'content' | 'full';
  children: ReactNode;
}

/**
 * Hangs the shop's sign over a page that the server renders. The sign is no link, so that a buyer is not led away from
 * paying.
 */
export function Frame({ width = 'content', children }: FrameProps) {
  return (
    <div className={styles.root}>
      <header className={styles.board}>
        <Container>
          <p className={styles.name}>{brand.name}</p>
        </Container>
      </header>
      <div className={styles.cloth}>
        <div className={styles.piping}>
          <Cloth dye="piping" size="canopy" />
        </div>
        <div className={styles.stripes}>
          <Cloth size="canopy" />
        </div>
      </div>
      <main>
        {width === 'full' ? (
          children
        ) : (
          <div className={styles.content}>
            <Container>{children}</Container>
          </div>
        )}
      </main>
    </div>
  );
}
