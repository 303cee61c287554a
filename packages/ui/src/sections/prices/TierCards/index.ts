export { TierCards, type TierCard, type TierCardsProps, type TierComparison } from './TierCards.tsx';
