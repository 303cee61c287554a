import type { Review } from '@awning/contract/reviews';
import { urls } from '@awning/contract/urls';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../state/fetchJson.ts';

interface Told {
  items: readonly Review[];
  total: number;
}

/** The buyers' reviews, once the server has sent them; nothing if there are none. */
export function useReviews(templateId: string): Told | undefined {
  const [told, setTold] = useState<Told & { of: string }>();

  useEffect(() => {
    let left = false;
    const query = new URLSearchParams({ templateId }).toString();
    void fetchJson<Told>(`${urls.catalogueReviews}?${query}`).then((answer) => {
      if (!left && answer && answer.items.length > 0) setTold({ ...answer, of: templateId });
    });
    return () => {
      left = true;
    };
  }, [templateId]);

  return told?.of === templateId ? told : undefined;
}
