import type { AdminOrder } from '@awning/contract/admin/orders';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

/**
 * The token of an order's page: a visitor who has it counts as its buyer. Empty where that page has another address.
 */
export const orderToken = ({ url }: Pick<AdminOrder, 'url'>): string =>
  matchPath(paths.order.pattern, new URL(url).pathname)?.params.token ?? '';
