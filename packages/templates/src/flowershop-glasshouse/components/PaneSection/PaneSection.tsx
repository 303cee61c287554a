import { useId, type ReactNode } from 'react';
import { Heading, Text } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import { PaneWall, type PaneWallProps } from '../PaneWall/PaneWall.tsx';

export interface PaneSectionProps extends Pick<PaneWallProps, 'panes' | 'tall'> {
  heading: string;
  lead?: string | undefined;
  /** A drawing that fills its box, over the heading, in place of a fanlight. It brings its own words or does without. */
  figure?: ReactNode;
  /** What the wall is painted on. */
  tone?: GroundName;
  /** What the heading's own pane is painted on. */
  headTone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string | undefined;
}

/** Makes a wall of panes a part of the page: the first pane says what the others show. */
export function PaneSection(props: PaneSectionProps) {
  const { heading, lead, figure, panes, tone = 'plain', headTone = tone, tall = 'start', id } = props;
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId}>
      <PaneWall
        tone={tone}
        tall={tall}
        head={{
          tone: headTone,
          figure,
          content: (
            <>
              <Heading id={headingId} level={2} size="xxlarge">
                {heading}
              </Heading>
              {lead && <Text size="lead">{lead}</Text>}
            </>
          ),
        }}
        panes={panes}
      />
    </section>
  );
}
