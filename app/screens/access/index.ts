export { ForgotPasswordScreen } from './forgot-password.tsx';
export { RegisterScreen } from './register.tsx';
export { VerifyScreen } from './verify.tsx';
