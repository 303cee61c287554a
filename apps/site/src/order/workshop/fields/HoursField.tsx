import { workshopWords as words } from '@awning/content/orders/workshopWords';
import { weekdays } from '@awning/templates/business';
import { WeekFields } from '@awning/ui/components/WeekFields';
import { Heading, Stack, Text, type HeadingProps } from '@awning/ui/primitives';
import { use, useId, type ReactNode } from 'react';
import type { FieldSchema } from '../../../forms/content/fieldSchema.ts';
import { FieldsContext } from './FieldsContext.ts';

interface HoursFieldProps {
  /** The schema of the week. */
  week: FieldSchema | undefined;
  path: string;
  value: unknown;
  headingLevel: HeadingProps['level'];
  /** The fields beside the week. */
  children: ReactNode;
}

interface Span {
  days: readonly string[];
  opens: string;
  closes: string;
}

/** Asks for the opening hours: day by day, and then the rest. */
export function HoursField({ week, path, value, headingLevel, children }: HoursFieldProps) {
  const { onRows } = use(FieldsContext);
  const id = useId();
  const { week: spans = [] } = (value ?? {}) as { week?: readonly Span[] };

  return (
    <Stack gap="large">
      {week && (
        <section role="group" aria-labelledby={id}>
          <Stack gap="small">
            <Heading id={id} level={headingLevel} size="xlarge">
              {week.title}
            </Heading>
            <Text tone="muted">{words.week.hint}</Text>
            <WeekFields
              name={`${path}.week`}
              days={weekdays.map((day) => ({
                value: day,
                label: words.week.days[day],
                spans: spans.filter(({ days }) => days.includes(day)),
              }))}
              labels={words.week}
              onCopied={onRows}
            />
          </Stack>
        </section>
      )}
      {children}
    </Stack>
  );
}
