export { ArriveScreen } from './arrive.tsx';
export { ForgotPasswordScreen } from './forgot-password.tsx';
export { JoinScreen } from './join.tsx';
export { RegisterScreen } from './register.tsx';
export { SecondStepScreen } from './second-step.tsx';
export { SomeoneHereScreen } from './someone-here.tsx';
export { VerifyScreen } from './verify.tsx';
