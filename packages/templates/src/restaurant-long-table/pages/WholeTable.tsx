import { AskForm } from '../../design/parts.tsx';
import type { Site } from '../schema.ts';
import { Bill, Rounds, Top } from './parts.tsx';

/** The whole table, for one party. */
export function WholeTable(site: Site) {
  const { content, labels } = site;
  const whole = content.design?.whole;
  return (
    <>
      <Top site={site} words={whole?.top} heading={labels.pages['whole-table']} />
      <Rounds site={site} points={whole?.parts} heading={labels.parts} />
      <Bill site={site} bill={whole?.bill} tone="raised" />
      <AskForm
        site={site}
        id="whole"
        words={{ heading: labels.hire, ...whole?.form }}
        services={[]}
        tone="deep"
        slip="raised"
      />
    </>
  );
}
