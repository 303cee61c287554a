import { deskSite } from '@awning/content/deskSite';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { deskDate } from '../deskDate.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import type { SitePage } from '../deskView.ts';
import { correctionIn } from '../../forms/content/changesSince.ts';

const { suggestion: words, changes } = deskSite;

/**
 * Shows the last corrections that were suggested to the buyer of a site, and the buyer's answers. Nothing without any.
 */
export function SiteSuggestion({ site, suggestedOf, form }: Pick<SitePage, 'site' | 'suggestedOf' | 'form'>) {
  const { suggestion, stage } = site;
  if (!suggestion || !suggestedOf) return null;
  const { version, at, changes: corrections } = suggestion;
  const lead = stage === 'live' ? words.over : words.lead;

  return (
    <DeskPanel id="suggestion" heading={words.heading} lead={lead(version, deskDate(at).text)}>
      <DeskTable
        caption={words.heading}
        rowHeading={changes.field}
        columns={[changes.before, words.suggested, words.answer]}
        rows={corrections.map((change) => {
          const { path, field, before, after } = correctionIn(suggestedOf, change, {
            form,
            photos: site.pictures,
          });
          return {
            id: path,
            header: field,
            cells: [
              <span key="before" dir="auto">
                {before}
              </span>,
              <span key="after" dir="auto">
                {after}
              </span>,
              words.answers[change.state],
            ],
          };
        })}
      />
    </DeskPanel>
  );
}
