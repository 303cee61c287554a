import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop, WorkshopForm } from '@awning/contract/sites/workshop';
import { stepsDone } from '@awning/templates/steps';
import { Stack, Text, type PictureProps } from '@awning/ui/primitives';
import { useMemo } from 'react';
import { shownFiles } from '../../preview/shownFiles.ts';
import { SitePreview } from '../../preview/SitePreview/SitePreview.tsx';
import { usePreview } from '../../preview/usePreview.ts';
import { OrderWindow } from './OrderWindow.tsx';

export interface OrderViewProps {
  /** The order’s token, which only its buyer knows. */
  token: string;
  workshop: Workshop;
  form: WorkshopForm;
  /** Pictures of the designs, by their ids. */
  cards: Readonly<Record<string, PictureProps>>;
}

/** Shows a website: the purchased design until something is filled in, and then a preview. */
export function OrderView({ token, workshop, form, cards }: OrderViewProps) {
  const { templateId, designs } = workshop;
  const picture = cards[templateId];
  const name = designs.find(({ id }) => id === templateId)?.name;
  const asBought = picture && name !== undefined && <OrderWindow picture={picture} name={name} />;
  const isTold = stepsDone(form.schema, workshop).size > 1;
  if (!isTold) return asBought;
  return (
    <>
      {/* A visitor without script sees at least the design. */}
      <noscript>{asBought}</noscript>
      <SiteSoFar token={token} workshop={workshop} />
    </>
  );
}

function SiteSoFar({ token, workshop }: Pick<OrderViewProps, 'token' | 'workshop'>) {
  const { templateId, content, options, pictures } = workshop;
  const files = useMemo(() => shownFiles(token, pictures), [token, pictures]);
  const preview = usePreview({ templateId, content, options, files });
  return (
    <Stack gap="small">
      <SitePreview {...preview} defaultWidth="desktop" />
      <Text tone="muted" size="small">
        {workshopWords.window.yours}
      </Text>
    </Stack>
  );
}
