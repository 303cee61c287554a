export { Scoreboard, type ScoreboardProps, type ScoreboardRow } from './Scoreboard.tsx';
