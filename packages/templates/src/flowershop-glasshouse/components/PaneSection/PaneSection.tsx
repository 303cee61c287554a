import { useId } from 'react';
import { Heading, Text } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import { PaneWall, type PaneWallProps } from '../PaneWall/PaneWall.tsx';

export interface PaneSectionProps extends Pick<PaneWallProps, 'panes' | 'tall'> {
  heading: string;
  lead?: string | undefined;
  /** The ground of the wall. */
  tone?: GroundName;
  /** What the heading's own pane is painted on. */
  headTone?: GroundName;
}

/** Makes a wall of panes a part of the page: the first pane says what the others show. */
export function PaneSection(props: PaneSectionProps) {
  const { heading, lead, panes, tone = 'plain', headTone = tone, tall = 'start' } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId}>
      <PaneWall
        tone={tone}
        tall={tall}
        head={{
          tone: headTone,
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
