import { endpoints } from '#schemas';
import { headersOf, type MembersServer } from '../members/support.ts';

export const demo = { id: 'demo', email: 'demo@example.com', password: 'Demo!2026', pin: '4711' };
export const other = {
  id: 'other',
  email: 'other@example.com',
  password: 'Other!2026',
  pin: '902817',
};
type Person = typeof demo;

/** A browser at the counter: it keeps the cookie of its device from one person to the next. */
export function tablet(server: MembersServer) {
  let cookie = '';
  const withCookie = (headers: Record<string, string>) =>
    cookie ? { ...headers, cookie } : headers;
  return {
    get cookie() {
      return cookie;
    },
    headers: withCookie,
    async signIn({ email, password }: Person) {
      const body = { email_address: email, password };
      return headersOf(await server.post('/login', body, withCookie({})));
    },
    async setPin(headers: Record<string, string>, { password, pin }: Person) {
      const answer = await server.send(endpoints.setPin, withCookie(headers), {
        body: { password, pin },
      });
      const [set = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
      if (set !== '') cookie = set;
      return answer;
    },
    switchTo: (headers: Record<string, string>, { id }: Person, pin: string) =>
      server.send(endpoints.switchPerson, withCookie(headers), { body: { user_id: id, pin } }),
    async people(headers: Record<string, string>): Promise<string[]> {
      const answer = await server.send(endpoints.listPeopleHere, withCookie(headers));
      const { people }: { people: { user_id: string }[] } = answer.json().result;
      return people.map(({ user_id }) => user_id);
    },
    async pins(headers: Record<string, string>) {
      return (await server.send(endpoints.listPins, withCookie(headers))).json().result.pins;
    },
  };
}

/** A tablet on which both have a PIN, with the demo's person before it. */
export async function shared(server: MembersServer) {
  const counter = tablet(server);
  const theirs = await counter.signIn(other);
  await counter.setPin(theirs, other);
  const headers = await counter.signIn(demo);
  await counter.setPin(headers, demo);
  return { counter, headers };
}
