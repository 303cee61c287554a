'use client';
import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';

export interface ClearFiltersProps {
  label: string;
  /** The page’s own address. Before script the browser asks it with nothing in the query. */
  formAction: string;
  /** Hidden fields to send along, by name. */
  carried?: Readonly<Record<string, string>> | undefined;
  /** Clears all filters without a request to `formAction`. */
  onClear: () => void;
  /** `quiet` beside the chips it clears, `plain` where it is the way on. */
  tone?: Extract<ButtonProps['tone'], 'plain' | 'quiet'>;
}

/** Shows everything again. */
export function ClearFilters({
  label,
  formAction,
  carried = {},
  onClear,
  tone = 'plain',
}: ClearFiltersProps) {
  return (
    <form
      method="get"
      action={formAction}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size={tone === 'quiet' ? 'medium' : 'small'} tone={tone}>
        {label}
      </Button>
    </form>
  );
}
