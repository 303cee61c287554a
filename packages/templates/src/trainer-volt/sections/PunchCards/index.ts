export { PunchCards, type PunchCard, type PunchCardsProps } from './PunchCards.tsx';
