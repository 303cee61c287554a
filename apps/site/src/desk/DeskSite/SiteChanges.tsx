import { deskSite } from '@awning/content/deskSite';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Text } from '@awning/ui/primitives';
import { deskDate } from '../deskDate.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import type { SitePage } from '../deskView.ts';
import { changesSince } from '../../forms/content/changesSince.ts';

const { changes: words } = deskSite;

/** Lists a website's differences to the version that the shop had before. Nothing if it never had one. */
export function SiteChanges({
  site,
  content,
  seen,
  form,
}: Pick<SitePage, 'site' | 'content' | 'seen' | 'form'>) {
  if (!site.seen) return null;
  const { how, version, at } = site.seen;
  const changes = seen ? changesSince(seen, content, { form, photos: site.pictures }) : [];

  return (
    <DeskPanel id="changes" heading={words.heading} lead={words.since[how](version, deskDate(at).text)}>
      {changes.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <DeskTable
          caption={words.heading}
          rowHeading={words.field}
          columns={[words.before, words.after]}
          rows={changes.map(({ path, field, before, after }) => ({
            id: path,
            header: field,
            cells: [
              <span key="before" dir="auto">
                {before}
              </span>,
              <span key="after" dir="auto">
                {after}
              </span>,
            ],
          }))}
        />
      )}
    </DeskPanel>
  );
}
