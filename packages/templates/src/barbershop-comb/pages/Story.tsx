import type { Action } from '@awning/ui/components/ActionGroup';
import { Drawing } from '@awning/ui/primitives';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { AlfordHimself } from '../art/portraits.tsx';
import { Stripes } from '../art/Stripes.tsx';
import { story } from '../content/family.ts';

interface StoryProps {
  tone: 'deep' | 'plain';
  action?: Action;
}

/** How one kitchen became a shop. */
export function Story({ tone, action }: StoryProps) {
  return (
    <ImageWithText
      heading={story.heading}
      paragraphs={story.paragraphs}
      facts={story.facts}
      tone={tone}
      image={
        <Drawing label={story.portrait} viewBox="20 -60 660 700" fill="end" reach="over">
          <Stripes r={300} />
          <AlfordHimself />
        </Drawing>
      }
      {...(action && { actions: [action] })}
    />
  );
}
