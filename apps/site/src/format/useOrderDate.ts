import { useScripted } from '@awning/ui/components/FormContext';
import { orderDate, ownDate } from './orderDate.ts';

/** Writes instants by the reader’s own clock once there is script, and until then as the server wrote them. */
export const useOrderDate = () => (useScripted() ? ownDate : orderDate);
