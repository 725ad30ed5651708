export { isFollowed, layers, leadOn } from './travel.ts';
