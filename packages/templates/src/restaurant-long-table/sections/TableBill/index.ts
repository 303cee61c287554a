export { TableBill, type TableBillLine, type TableBillProps } from './TableBill.tsx';
