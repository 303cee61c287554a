import type { Action } from '@awning/ui/components/ActionGroup';
import { Drawing } from '@awning/ui/primitives';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { AlfordHimself, AlfordThen } from '../art/portraits.tsx';
import { Stripes } from '../art/Stripes.tsx';
import { story } from '../content/family.ts';

interface StoryProps {
  /** Alford as he is, or as he was. */
  age: keyof typeof story.portraits;
  action?: Action;
}

/** How one kitchen became a shop. */
export function Story({ age, action }: StoryProps) {
  return (
    <ImageWithText
      heading={story.heading}
      paragraphs={story.paragraphs}
      tone="deep"
      drawing={
        <Drawing label={story.portraits[age]} viewBox="20 -60 660 700" fill="end" reach="over">
          <Stripes r={300} />
          {age === 'old' ? <AlfordHimself /> : <AlfordThen />}
        </Drawing>
      }
      {...(action && { actions: [action] })}
    />
  );
}
