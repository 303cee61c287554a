export { OrderItem, type OrderItemProps } from './OrderItem.tsx';
