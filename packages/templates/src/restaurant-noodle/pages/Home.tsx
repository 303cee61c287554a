import { HeroThread } from '../sections/HeroThread/index.ts';
import { StepsThread } from '../sections/StepsThread/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Chopsticks } from '../art/Chopsticks.tsx';
import { stepDrawings } from '../art/steps.tsx';
import { labels } from '../content/business.ts';
import { eating, hero } from '../content/home.ts';
import { Bowls } from './Bowls.tsx';
import { Hold } from './Hold.tsx';
import { Stools } from './Stools.tsx';
import { Where } from './Where.tsx';

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  const steps = eating.items.map(({ step, label, ...words }) => {
    const Step = stepDrawings[step];
    return { ...words, drawing: <Step label={label} /> };
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
