export { App } from './app.tsx';
export { $scheme, saveSchemeFx, schemeChosen } from './appearance-model.ts';
