import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { BookList } from '../../plugins/activate-address-book/book-list.tsx';
import { bookOpened } from '../../plugins/activate-address-book/browse-model.ts';
import { NOW } from '../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../support/screen.tsx';

const book = { keeper: 'server', vendorId: 'v1' } as const;

test.each([
  [true, 'Customers you deliver to appear here by themselves'],
  [false, 'Customers that you add here or save with a request'],
])(
  'an empty book says what fills it, also where recipients are remembered: %s',
  async (remembers, said) => {
    const scope = screenWorld(NOW, () => ({ customers: [], next: null, total: 0, remembers }));
    await allSettled(bookOpened, { scope, params: book });
    const words = wordsOn(<BookList book={book} />, scope);
    expect(words).toContain(said);
    expect(words).toContain('Add customer');
  },
);

test('a guest’s empty book says what an account would give, with one way to it', async () => {
  const scope = screenWorld(NOW, () => ({ customers: [], next: null, total: 0, remembers: false }));
  await allSettled(bookOpened, { scope, params: book });
  const own = { ...book, keeper: 'browser' } as const;
  const words = wordsOn(
    <Router ssrPath="/address-book/v1">
      <BookList book={own} />
    </Router>,
    scope,
  );
  expect(words).toContain('With an account');
  expect(words).toContain('Sign in');
  expect(words).not.toContain('Add customer');
});
