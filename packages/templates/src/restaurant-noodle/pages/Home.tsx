import { HeroThread } from '@awning/ui/sections/HeroThread';
import { StepsThread } from '@awning/ui/sections/StepsThread';
import type { SitePageProps } from '../../site.ts';
import { Chopsticks } from '../art/Chopsticks.tsx';
import { stepDrawings } from '../art/steps.tsx';
import { labels } from '../content/business.ts';
import { eating, hero } from '../content/home.ts';
import { Bowls } from './Bowls.tsx';
import { Hold } from './Hold.tsx';
import { Stools } from './Stools.tsx';
import { Where } from './Where.tsx';

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  const steps = eating.items.map((step, place) => {
    const Step = stepDrawings[place];
    return { ...step, drawing: Step && <Step label={eating.drawings[place] ?? step.name} /> };
  });

  return (
    <>
      <HeroThread
        {...hero}
        actions={[
          { label: labels.hold, href: `${href('find-us')}#hold` },
          { label: labels.menu, href: href('menu') },
        ]}
        source={<Chopsticks />}
      />
      <Bowls />
      <Stools />
      <StepsThread heading={eating.heading} lead={eating.lead} steps={steps} />
      <Where />
      <Hold />
    </>
  );
}
