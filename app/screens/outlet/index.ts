export { OutletForm } from './outlet-form.tsx';
