export { LandingScreen } from './landing.tsx';
export { SignInScreen } from './sign-in.tsx';
