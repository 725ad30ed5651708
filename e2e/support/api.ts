import { merchant } from '../pages/demo.ts';
import { productPort } from './own-product.ts';

export type SignedIn = {
  user: { id: string; email: string };
  AuthenticationResult: {
    AccessToken: string;
    IdToken: string;
    RefreshToken: string;
    ExpiresIn: number;
  };
};
/** What to ask a product past the browser, and past its faults. */
export type Ask = { body?: unknown; port?: number; headers?: Record<string, string> };

/** A session of its own, begun past the browser. */
export function signInPast(port = productPort, { email, password } = merchant): Promise<SignedIn> {
  return ask('/orders/api/v1/login', { body: { email_address: email, password }, port });
}

/** Answers what the product found; throws what it refused with. */
export async function ask<Result>(path: string, { body, port, headers }: Ask): Promise<Result> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: { result?: Result } = JSON.parse(await response.text());
  if (answer.result === undefined) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.result;
}
