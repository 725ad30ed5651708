export { $scheme, saveSchemeFx, schemeChosen } from './appearance-model.ts';
export { App } from './app.tsx';
