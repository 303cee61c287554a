import { deskSite } from '@awning/content/deskSite';
import type { AdminSite } from '@awning/contract/admin/sites';
import { Button } from '@awning/ui/components/Button';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Stack, VisuallyHidden } from '@awning/ui/primitives';
import { deskDate } from '../deskDate.ts';
import type { DeskChanging } from '../deskView.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';

export interface SiteVersionsProps extends DeskChanging {
  versions: AdminSite['versions'];
  onTake: (number: number) => void;
}

const { versions: words } = deskSite;

/** Lists the earlier versions of a website's content: each can be loaded into the editor. */
export function SiteVersions({ versions, busy, problem, onTake }: SiteVersionsProps) {
  return (
    <DeskPanel id="versions" heading={words.heading} lead={words.lead}>
      <DeskTable
        caption={words.heading}
        rowHeading={words.version}
        columns={[words.when, words.by, words.change]}
        rows={versions.map(({ number, savedAt, savedBy }) => {
          const id = `version ${number}`;
          return {
            id,
            header: words.number(number),
            cells: [
              deskDate(savedAt).text,
              words.savers[savedBy],
              <Stack key="take" gap="xsmall" align="start">
                <Button tone="outline" size="small" busy={busy === id} onClick={() => onTake(number)}>
                  <span>
                    {busy === id ? words.taking : words.take}{' '}
                    <VisuallyHidden>{words.number(number)}</VisuallyHidden>
                  </span>
                </Button>
                <DeskProblem>{problem?.id === id ? problem.message : undefined}</DeskProblem>
              </Stack>,
            ],
          };
        })}
      />
    </DeskPanel>
  );
}
