/** Apart, since it needs the rules of phone numbers, which no page waits for. */
export { dialledPhone } from '#core/rules';
