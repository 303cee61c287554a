'use client';
import { Button } from '../Button/Button.tsx';

export interface ClearFiltersProps {
  label: string;
  /** The page’s own address. Before script the browser asks it with nothing in the query. */
  action: string;
  onClear: () => void;
}

/** Shows everything again. */
export function ClearFilters({ label, action, onClear }: ClearFiltersProps) {
  return (
    <form
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      <Button type="submit" size="small">
        {label}
      </Button>
    </form>
  );
}
