import { orders } from '@awning/content/orders/orders';

/** How large a file is, as people compare files. */
export function megabytes(bytes: number): string {
  const { size, smallest } = orders.delivery;
  return bytes < 100_000 ? smallest : size(String(Number((bytes / 1_000_000).toFixed(1))));
}
