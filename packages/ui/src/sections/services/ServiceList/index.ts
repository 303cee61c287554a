export { ServiceList, type Service, type ServiceListProps } from './ServiceList.tsx';
