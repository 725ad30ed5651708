export { FirstSteps } from './first-steps.tsx';
export { FirstStepsLine } from './line.tsx';
