export { StepsGuide, type Step, type StepsGuideProps } from './StepsGuide.tsx';
